import { escapeMarkup } from '../../platform/text/escape-markup';
import { EXTERNAL_LINK_REL } from './links';
import type { PostVideo } from './videos';

/** The placeholder of a video, in spans because editors also put iframes in paragraphs. */
export function videoCover({ name, provider, pageUrl, playerUrl }: PostVideo): string {
  const attributes = `class="post-video" data-player="${escapeMarkup(playerUrl)}" data-name="${escapeMarkup(name)}"`;
  const explanation = `${escapeMarkup(name)}. Als u de video laadt, ontvangt de aanbieder uw IP-adres en kan die cookies plaatsen.`;
  const link = `<a href="${escapeMarkup(pageUrl)}" rel="${EXTERNAL_LINK_REL}">Bekijk de video op ${provider}</a>`;
  const text = (content: string) => `<span class="post-video-text">${content}</span>`;
  return `<span ${attributes}>${text(explanation)} ${text(link)}</span>`;
}
