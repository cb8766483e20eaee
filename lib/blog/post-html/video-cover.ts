import { EXTERNAL } from './links';
import type { PostVideo } from './videos';

/**
 * What stands for a video until the visitor asks for it: who would receive what, and a plain link.
 * Spans, because editors put frames into paragraphs too. The button comes with the script.
 */
export function videoCover({ name, provider, pageUrl, playerUrl }: PostVideo): string {
  const attributes = `class="post-video" data-player="${escapeHtml(playerUrl)}" data-name="${escapeHtml(name)}"`;
  const explanation = `${escapeHtml(name)}. Als u de video laadt, ontvangt de aanbieder uw IP-adres en kan die cookies plaatsen.`;
  const link = `<a href="${escapeHtml(pageUrl)}" rel="${EXTERNAL}">Bekijk de video op ${provider}</a>`;
  return `<span ${attributes}><span>${explanation}</span> <span>${link}</span></span>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
