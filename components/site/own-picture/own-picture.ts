import { keep } from '@/lib/platform/browser/storage';
import { FIELD, PICTURE_DELETED } from './markup';
import { putOnScreens } from './on-screens';
import { keepPicture, keptPicture, type OwnPicture, readPicture } from './picture-file';
import { isPanelOpen, openPanel } from './picture-panel';

const ON_SCREENS =
  'Uw beeld staat op de schermen van deze website. Het blijft in uw browser: wij ontvangen het niet.';
const ON_THIS_PAGE = `${ON_SCREENS} Bij een volgende pagina kiest u het opnieuw, want uw browser bewaart het niet.`;
const REMOVED = 'Uw beeld is verwijderd. Elk scherm toont weer zijn eigen beeld.';

let own: OwnPicture | undefined;

/** Shows the picture that an earlier page of this tab kept, and from now on takes those that are chosen, dropped or pasted. */
export async function start(): Promise<void> {
  listen();
  for (const field of document.querySelectorAll<HTMLInputElement>(`.${FIELD}`)) takeChosen(field);
  const kept = await keptPicture();
  if (!kept || own) return;
  own = kept;
  putOnScreens(own);
}

/** Puts a file of the visitor on every screen, or says why it cannot. */
async function take(file: Blob): Promise<void> {
  const read = await readPicture(file);
  if (!read.ok) return say(read.error, true);
  show({ picture: read.picture, fit: own?.fit ?? 'cover' });
}

function takeChosen(field: HTMLInputElement) {
  const file = field.files?.[0];
  if (file) void take(file);
  field.value = '';
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
  openPanel({
    message,
    isError,
    fit: own?.fit,
    onFit: (fit) => own && show({ ...own, fit }),
    onRemove: () => {
      remove();
      say(REMOVED);
    },
  });
}

function listen() {
  const on = document.addEventListener.bind(document);
  on('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'file') takeChosen(target);
  });
  // While a picture is on the screens, a field opens what can be done with it instead of the files of the device.
  on('click', (event) => {
    const isField = event.target instanceof Element && event.target.classList.contains(FIELD);
    if (!isField || !own || isPanelOpen()) return;
    event.preventDefault();
    say(ON_SCREENS);
  });
  on('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  });
  on('drop', (event) => takeFirst(event, event.dataTransfer?.files));
  on('paste', (event) => takeFirst(event, event.clipboardData?.files));
  addEventListener(PICTURE_DELETED, remove);
}

function takeFirst(event: Event, files?: FileList) {
  const file = files?.[0];
  if (!file) return;
  event.preventDefault();
  void take(file);
}
