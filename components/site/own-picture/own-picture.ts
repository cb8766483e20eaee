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
/** Whether other pages of this tab find it too. */
let isKept = true;
/** The number of files so far: one that takes long to read must not replace a later one. */
let files = 0;

/** Shows the picture that an earlier page of this tab kept, and from now on takes those that are chosen, dropped or pasted. */
export async function start(): Promise<void> {
  listen();
  for (const field of document.querySelectorAll<HTMLInputElement>(`.${FIELD}`)) takeChosen(field);
  const kept = await keptPicture();
  if (!kept || own) return;
  own = kept;
  putOnScreens(own);
}

/** Shows what another page of this tab left, after a return to this one. */
async function showKept() {
  const number = nextNumber();
  const kept = await keptPicture();
  if (number !== files) return;
  own = kept;
  putOnScreens(own);
}

function nextNumber() {
  files += 1;
  return files;
}

/** Puts a file of the visitor on every screen, or says why it cannot. */
async function take(file: Blob): Promise<void> {
  const number = nextNumber();
  const read = await readPicture(file);
  if (number !== files) return;
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
  isKept = keepPicture(own);
  say(isKept ? ON_SCREENS : ON_THIS_PAGE);
}

function remove() {
  nextNumber();
  own = undefined;
  isKept = true;
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
  on('drop', (event) => takeFirst(event, event.dataTransfer, !isOfThisSite(event.dataTransfer)));
  // Programs of texts and tables add a picture of what is copied.
  on('paste', (event) => {
    const { clipboardData: data } = event;
    if (!data?.types.includes('text/plain')) takeFirst(event, data);
  });
  addEventListener(PICTURE_DELETED, remove);
  addEventListener('pageshow', ({ persisted }) => persisted && isKept && void showKept());
}

/** Whether a picture of a page was dragged, perhaps by mistake: browsers make it a file. */
function isOfThisSite(data: DataTransfer | null) {
  return data?.getData('text/uri-list').includes(location.origin) ?? false;
}

function takeFirst(event: Event, data: DataTransfer | null, isWanted = true) {
  const file = data?.files[0];
  if (!file) return;
  event.preventDefault();
  if (isWanted) void take(file);
}
