import { createRoot, type Root } from 'react-dom/client';
import { putOnScreens } from '@/lib/business/own-picture/on-screens';
import {
  type Fit,
  keepPicture,
  keptPicture,
  type OwnPicture,
  readPicture,
} from '@/lib/business/own-picture/own-picture';
import { keep } from '@/lib/platform/browser/storage';
import { PICTURE_DELETED } from './picture-events';
import { PICTURE_FIELD } from './picture-field';
import { PicturePanel } from './picture-panel';

let own: OwnPicture | undefined;
let panel: { root: Root; element: HTMLElement } | undefined;

const ON_SCREENS =
  'Uw beeld staat op de schermen van deze website. Het blijft in uw browser: wij ontvangen het niet.';
const ON_THIS_PAGE = `${ON_SCREENS} Bij een volgende pagina kiest u het opnieuw, want uw browser bewaart het niet.`;

/** Puts a file of the visitor on every screen, or says why it cannot. */
export async function take(file: Blob): Promise<void> {
  const read = await readPicture(file);
  if (!read.ok) return say(read.error, true);
  show({ picture: read.picture, fit: own?.fit ?? 'cover' });
}

/** The picture that an earlier page of this tab kept. */
export async function showKept(): Promise<void> {
  own = await keptPicture();
  if (own) putOnScreens(own);
}

function show(picture: OwnPicture) {
  own = picture;
  putOnScreens(own);
  say(keepPicture(own) ? ON_SCREENS : ON_THIS_PAGE);
}

function remove() {
  own = undefined;
  putOnScreens(undefined);
  keep('picture', null);
}

function say(message: string, isError = false) {
  if (!panel) {
    const element = document.body.appendChild(document.createElement('div'));
    panel = { element, root: createRoot(element) };
  }
  panel.root.render(
    <PicturePanel
      message={message}
      isError={isError}
      fit={own?.fit}
      onFit={(fit: Fit) => own && show({ ...own, fit })}
      onFile={take}
      onRemove={() => {
        remove();
        say('Uw beeld is verwijderd. Elk scherm toont weer zijn eigen beeld.');
      }}
      onClose={close}
    />,
  );
}

function close() {
  panel?.root.unmount();
  panel?.element.remove();
  panel = undefined;
  document.querySelector<HTMLElement>(`.${PICTURE_FIELD}`)?.focus({ preventScroll: true });
}

// While a picture is on the screens, a field opens its settings instead of the files of the device.
document.addEventListener('click', (event) => {
  const field = event.target as HTMLInputElement;
  if (!own || panel || !field.classList?.contains(PICTURE_FIELD)) return;
  event.preventDefault();
  say(ON_SCREENS);
});

addEventListener(PICTURE_DELETED, remove);
