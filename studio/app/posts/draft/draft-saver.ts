import type { Conflict, DraftFields, SavedDraft } from '../../../shared/api';
import { ApiError } from '../../api-client';

export type SaveStatus =
  | { kind: 'saved'; at: string | null }
  | { kind: 'unsaved' | 'saving' }
  | { kind: 'failed'; message: string }
  | { kind: 'conflict'; conflict: Conflict };

export type SaverState = { fields: DraftFields; status: SaveStatus };

type SaverOptions = {
  fields: DraftFields;
  revision: number;
  savedAt: string | null;
  send: (revision: number, draft: DraftFields, isLeaving: boolean) => Promise<SavedDraft>;
  /** What survives a crash. */
  copy: { keep: (fields: DraftFields) => void; remove: () => void };
  onSaved?: (fields: DraftFields, saved: SavedDraft) => void;
};

/** After the last keystroke. */
const PAUSE_MS = 1000;
/** While one types without a pause. */
const LONGEST_MS = 2000;
const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 30_000;

/**
 * Saves what is written to the draft of a post, one request at a time, and never over the text of another window.
 * What is not saved yet has a local copy.
 */
export class DraftSaver {
  #state: SaverState;
  readonly #options: SaverOptions;
  #revision: number;
  #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #unsavedSince: number | undefined;
  /** Sent, without an answer: it may be stored, so that it is sent again before anything newer. */
  #inDoubt: DraftFields | undefined;
  #refused: DraftFields | undefined;
  #running: Promise<void> | undefined;
  #failures = 0;
  #isStopped = false;

  constructor(options: SaverOptions) {
    this.#options = options;
    this.#revision = options.revision;
    this.#state = { fields: options.fields, status: { kind: 'saved', at: options.savedAt } };
  }

  /** Which a request that changes the post must name. */
  get revision(): number {
    return this.#revision;
  }

  readonly state = (): SaverState => this.#state;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  change(patch: Partial<DraftFields>) {
    const fields = { ...this.#state.fields, ...patch };
    this.#options.copy.keep(fields);
    const { kind } = this.#state.status;
    const isWaiting = kind === 'conflict' || kind === 'failed' || kind === 'saving';
    this.#set({ fields, status: isWaiting ? this.#state.status : { kind: 'unsaved' } });
    if (kind === 'conflict') return;
    const now = Date.now();
    this.#unsavedSince ??= now;
    if (this.#failures === 0) {
      this.#schedule(Math.min(PAUSE_MS, this.#unsavedSince + LONGEST_MS - now));
    }
  }

  /** Saves now. @returns whether everything is saved */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    // A request that is under way may carry an older text.
    await this.#running;
    if (!this.#isSettled()) await this.#save();
    return this.#state.status.kind === 'saved';
  }

  /** Before the page goes: sends what is not saved, without waiting for the answer. */
  saveOnLeave() {
    if (this.#isSettled() || this.#running) return;
    this.#inDoubt = this.#state.fields;
    // A text above 64 kB is refused by the browser; then the local copy is left.
    this.#options.send(this.#revision, this.#state.fields, true).catch(() => {});
  }

  /** Takes over what another request made of the post. */
  adopt(revision: number, patch: Partial<DraftFields> = {}, at: string | null = null) {
    this.#revision = revision;
    this.#failures = 0;
    this.#unsavedSince = undefined;
    this.#options.copy.remove();
    this.#set({ fields: { ...this.#state.fields, ...patch }, status: { kind: 'saved', at } });
  }

  /** After a conflict: saves this text over the one of the other window, which stays as a version. */
  overwrite({ current }: Conflict): Promise<boolean> {
    this.#revision = current.revision;
    this.#unsavedSince = Date.now();
    this.#set({ ...this.#state, status: { kind: 'unsaved' } });
    return this.flush();
  }

  /**
   * After a conflict, before the other text takes the place of this one. The server has kept the text that it refused;
   * one that was typed since is sent to be refused and kept, too.
   */
  async keepRefused(): Promise<void> {
    const { fields } = this.#state;
    if (fields !== this.#refused) {
      await this.#options.send(this.#revision, fields, false).catch((error: unknown) => {
        if (!isConflict(error)) throw error;
      });
    }
    this.stop();
  }

  /** Ends saving, because another text takes the place of this one. */
  stop() {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    this.#options.copy.remove();
  }

  #isSettled(): boolean {
    const { kind } = this.#state.status;
    return this.#isStopped || kind === 'saved' || kind === 'conflict';
  }

  #schedule(delay: number) {
    clearTimeout(this.#timer);
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => void this.#save(), Math.max(0, delay));
  }

  #save(): Promise<void> {
    this.#running ??= this.#saveOnce().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #saveOnce(): Promise<void> {
    while (!this.#isSettled()) {
      const text = this.#inDoubt ?? this.#state.fields;
      this.#inDoubt = text;
      this.#unsavedSince = undefined;
      this.#set({ ...this.#state, status: { kind: 'saving' } });
      try {
        const saved = await this.#options.send(this.#revision, text, false);
        this.#confirm(text, saved);
      } catch (error) {
        return this.#fail(error);
      }
      // Typed while the request was under way: the usual pause again, unless this was a repeated request.
      if (this.#unsavedSince !== undefined && this.#failures === 0) {
        return this.#schedule(PAUSE_MS);
      }
    }
  }

  #confirm(text: DraftFields, saved: SavedDraft) {
    this.#revision = saved.revision;
    this.#inDoubt = undefined;
    this.#failures = 0;
    this.#options.onSaved?.(text, saved);
    if (text === this.#state.fields) {
      this.#options.copy.remove();
      this.#set({ ...this.#state, status: { kind: 'saved', at: saved.updatedAt } });
    } else {
      this.#set({ ...this.#state, status: { kind: 'unsaved' } });
    }
  }

  #fail(error: unknown) {
    if (isConflict(error)) {
      this.#refused = this.#inDoubt;
      this.#inDoubt = undefined;
      const conflict = error.body as unknown as Conflict;
      this.#set({ ...this.#state, status: { kind: 'conflict', conflict } });
      return;
    }
    const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
    // Another text may be accepted; the same one would be refused again.
    if (isRefused) this.#inDoubt = undefined;
    else this.#failures += 1;
    const message = error instanceof Error ? error.message : 'Er ging iets mis.';
    this.#set({ ...this.#state, status: { kind: 'failed', message } });
    if (!isRefused) {
      this.#schedule(Math.min(FIRST_RETRY_MS * 2 ** (this.#failures - 1), LONGEST_RETRY_MS));
    }
  }

  #set(state: SaverState) {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

function isConflict(error: unknown): error is ApiError {
  return error instanceof ApiError && error.body.code === 'conflict';
}
