import type { DraftFields, SavedDraft } from '../../../shared/api';

/** From the last keystroke. */
const PAUSE_MS = 1000;
/** From the first keystroke that is not saved. */
const MAX_WAIT_MS = 2000;
const FIRST_RETRY_MS = 2000;
const MAX_RETRY_MS = 30_000;

export type SavingState =
  | { kind: 'saved'; at?: string }
  | { kind: 'waiting' | 'saving' }
  | { kind: 'failed'; error: Error }
  /** Stopped until the person has chosen a text. */
  | { kind: 'conflict'; error: Error };

type Options = {
  revision: number;
  save: (draft: DraftFields, expectedRevision: number) => Promise<SavedDraft>;
  /** Whether trying again is of no use, because another text was saved meanwhile. */
  isConflict: (error: Error) => boolean;
  onState: (state: SavingState) => void;
  /** All texts are saved. */
  onSaved: () => void;
};

/** Saves what is typed, one request at a time, and tries again when it fails. */
export class DraftSaver {
  revision: number;
  #unsaved: DraftFields | undefined;
  #firstUnsavedAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #request: Promise<void> | undefined;
  #retryMs = FIRST_RETRY_MS;
  #isStopped = false;
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
    this.revision = options.revision;
  }

  /** The text that the server has not confirmed. */
  get unsaved(): DraftFields | undefined {
    return this.#unsaved;
  }

  change(draft: DraftFields) {
    if (!this.#unsaved) this.#firstUnsavedAt = Date.now();
    this.#unsaved = draft;
    if (this.#isStopped || this.#request) return;
    this.#options.onState({ kind: 'waiting' });
    const mostLeft = this.#firstUnsavedAt + MAX_WAIT_MS - Date.now();
    this.#sendAfter(Math.max(0, Math.min(PAUSE_MS, mostLeft)));
  }

  /**
   * Saves at once what is left.
   * @returns whether everything is saved
   */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    await this.#request;
    if (this.#unsaved && !this.#isStopped) await this.#send();
    return !this.#unsaved;
  }

  /** Continues on another revision, without what was not saved. */
  reset(revision: number) {
    clearTimeout(this.#timer);
    this.#unsaved = undefined;
    this.#isStopped = false;
    this.revision = revision;
    this.#options.onState({ kind: 'saved' });
  }

  stop() {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  #sendAfter(ms: number) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#send(), ms);
  }

  #send(): Promise<void> {
    this.#request ??= this.#sendUnsaved().finally(() => {
      this.#request = undefined;
      // What was typed during the request.
      if (this.#unsaved && !this.#isStopped && this.#retryMs === FIRST_RETRY_MS)
        this.#sendAfter(PAUSE_MS);
    });
    return this.#request;
  }

  async #sendUnsaved() {
    const draft = this.#unsaved;
    if (!draft) return;
    const { save, isConflict, onState, onSaved } = this.#options;
    onState({ kind: 'saving' });
    try {
      const { revision, updatedAt } = await save(draft, this.revision);
      this.revision = revision;
      this.#retryMs = FIRST_RETRY_MS;
      if (this.#unsaved === draft) {
        this.#unsaved = undefined;
        onState({ kind: 'saved', at: updatedAt });
        onSaved();
      } else {
        this.#firstUnsavedAt = Date.now();
        onState({ kind: 'waiting' });
      }
    } catch (cause) {
      const error = cause as Error;
      if (isConflict(error)) {
        this.stop();
        onState({ kind: 'conflict', error });
        return;
      }
      onState({ kind: 'failed', error });
      this.#sendAfter(this.#retryMs);
      this.#retryMs = Math.min(2 * this.#retryMs, MAX_RETRY_MS);
    }
  }
}
