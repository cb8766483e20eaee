import { PREVIEW_PATH } from '../../lib/routes';
import { insertPost, requestBackend, uniqueSlug } from '../support/backend';

/** Creates a preview token. @returns the path of previews without the slug at its end */
export async function openPreviews({ validFor }: { validFor?: string } = {}): Promise<string> {
  const response = await requestBackend('rpc/create_preview_token', {
    method: 'POST',
    body: JSON.stringify({ label: 'browser tests', valid_for: validFor }),
  });
  return `${PREVIEW_PATH}/${await response.json()}`;
}

export function insertFlawedDraft(): Promise<string> {
  return insertPost({
    slug: uniqueSlug('met-gebreken'),
    is_published: false,
    image_url: null,
    excerpt: '',
    content: `
      <p style="color:red">Tekst <font>en meer</font></p>
      <img src="https://elders.example/x.png" alt="x">
      <img src="/media/blog/bestaat-niet.avif" alt="Weg">
      <img src="/media/blog/de-juiste-kleur-op-staal.avif">
      <img src="/icon.svg" alt="Het teken van de site">
      <a href="javascript:alert(1)">Een link</a>
      <iframe src="https://elders.example/"></iframe>`,
  });
}
