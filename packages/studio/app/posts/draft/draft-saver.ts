import type { Conflict, DraftFields, SavedDraft } from '../../../shared/api';
import { ApiError, isRefusal } from '../../api-client';
import { optional } from '../../optional';
import { changedFields, fieldsOf } from './fields';

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
  /** What survives a crash. Saving goes on where it fails, as without room on the disk. */
  copy: { keep: (fields: DraftFields) => unknown; remove: () => unknown };
  onSaved?: (fields: DraftFields, saved: SavedDraft) => void;
};

/** Pause after the last keystroke. */
const PAUSE_MS = 1000;
/** Longest time between two saves while one types without a pause. */
const LONGEST_MS = 2000;
const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 30_000;
/** Repeats of one request, until a newer text is tried: that one may get through. */
const MAX_REPEATS = 3;
const MAX_UNANSWERED = 9;

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
  /** Sent, without a response: each may be stored, so that the last one is sent again before anything newer. */
  #unanswered: DraftFields[] = [];
  #refused: DraftFields | undefined;
  #running: Promise<void> | undefined;
  /** Attempts without a response since the last response, even an error. */
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
    const { kind } = this.#state.status;
    const isWaiting = kind === 'conflict' || kind === 'failed' || kind === 'saving';
    this.#set({ fields, status: isWaiting ? this.#state.status : { kind: 'unsaved' } });
    if (kind !== 'conflict') {
      const now = Date.now();
      this.#unsavedSince ??= now;
      if (this.#failures === 0) {
        this.#schedule(Math.min(PAUSE_MS, this.#unsavedSince + LONGEST_MS - now));
      }
    }
    void optional(() => this.#options.copy.keep(fields));
  }

  /** Saves now. @returns whether everything is saved */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    // A request that is under way may carry an older text.
    await this.#running;
    if (!this.#isSettled()) await this.#save();
    return this.#state.status.kind === 'saved';
  }

  /** Sends what is not saved before the page is left, without waiting for the response. */
  saveOnLeave() {
    if (this.#isSettled() || this.#running) return;
    this.#expectAnswer(this.#state.fields);
    // A text above 64 kB is refused by the browser; then the local copy is left.
    this.#options.send(this.#revision, this.#state.fields, true).catch(() => {});
  }

  /** Takes over what another request made of the post. */
  adopt(revision: number, patch: Partial<DraftFields> = {}, at: string | null = null) {
    this.#revision = revision;
    this.#failures = 0;
    this.#unanswered = [];
    this.#unsavedSince = undefined;
    this.#set({ fields: { ...this.#state.fields, ...patch }, status: { kind: 'saved', at } });
    this.#removeCopy();
  }

  /** Saves this text over the one of the other window after a conflict; that one stays as a version. */
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
    this.#removeCopy();
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
      const text = this.#nextText();
      this.#expectAnswer(text);
      this.#unsavedSince = undefined;
      this.#set({ ...this.#state, status: { kind: 'saving' } });
      try {
        const saved = await this.#options.send(this.#revision, text, false);
        this.#confirm(text, saved);
      } catch (error) {
        if (this.#takeOverOwnText(error)) continue;
        return this.#fail(text, error);
      }
      // Typed while the request was under way: the usual pause again, unless this was a repeated request.
      if (this.#unsavedSince !== undefined) return this.#schedule(PAUSE_MS);
    }
  }

  #nextText(): DraftFields {
    const last = this.#unanswered.at(-1);
    return last && this.#failures < MAX_REPEATS ? last : this.#state.fields;
  }

  #expectAnswer(text: DraftFields) {
    if (this.#unanswered.at(-1) === text) return;
    this.#unanswered = [...this.#unanswered.slice(-MAX_UNANSWERED), text];
  }

  #confirm(text: DraftFields, saved: SavedDraft) {
    this.#revision = saved.revision;
    this.#unanswered = [];
    this.#failures = 0;
    const isLast = text === this.#state.fields;
    const status: SaveStatus = isLast
      ? { kind: 'saved', at: saved.updatedAt }
      : { kind: 'unsaved' };
    this.#set({ ...this.#state, status });
    if (isLast) this.#removeCopy();
    void optional(() => this.#options.onSaved?.(text, saved));
  }

  /** Whether the other text of a conflict is one of this window, whose response got lost. */
  #takeOverOwnText(error: unknown): boolean {
    if (!isConflict(error)) return false;
    const { current } = error.body as unknown as Conflict;
    const stored = fieldsOf(current);
    const isOwn = this.#unanswered.some((text) => changedFields(text, stored).length === 0);
    if (!isOwn) return false;
    this.#revision = current.revision;
    this.#unanswered = [];
    return true;
  }

  /** Ends an attempt so that saving goes on: at the next change, and by itself. */
  #fail(text: DraftFields, error: unknown) {
    if (isConflict(error)) {
      this.#refused = text;
      this.#unanswered = [];
      this.#failures = 0;
      const conflict = error.body as unknown as Conflict;
      this.#set({ ...this.#state, status: { kind: 'conflict', conflict } });
      return;
    }
    const message = error instanceof ApiError ? error.message : 'Er ging iets mis.';
    this.#set({ ...this.#state, status: { kind: 'failed', message } });
    if (isRefusal(error)) {
      this.#unanswered = this.#unanswered.filter((sent) => sent !== text);
      this.#failures = 0;
      // The same text is mostly refused again, but not always: a post is restored, a key renewed.
      this.#schedule(text === this.#state.fields ? LONGEST_RETRY_MS : PAUSE_MS);
    } else {
      this.#failures += 1;
      this.#schedule(Math.min(FIRST_RETRY_MS * 2 ** (this.#failures - 1), LONGEST_RETRY_MS));
    }
  }

  #removeCopy() {
    void optional(() => this.#options.copy.remove());
  }

  #set(state: SaverState) {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

function isConflict(error: unknown): error is ApiError {
  return error instanceof ApiError && error.body.code === 'conflict';
}
