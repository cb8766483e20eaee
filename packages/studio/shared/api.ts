import { z } from 'zod';

// The policy of the studio refuses the code that zod would generate.
z.config({ jitless: true });

/** The body of every response with an error status. */
export type ApiErrorBody = {
  error: { code: string; message: string } & Record<string, unknown>;
};

export type Role = 'editor' | 'owner';

export type Person = {
  /** Which versions show. */
  name: string;
  role: Role;
};

export type Session = Person & {
  siteUrl: string;
  /** The URL of the bucket with the pictures. */
  bucketUrl: string;
  /** Only of the hosted studio: what each request that changes something sends in its header. */
  changeToken?: string;
};

export const signInSchema = z.object({ key: z.string().max(8000) });

/** A job of the database that does not run, and why: see missing_jobs() in supabase/migrations. */
export type MissingJob = { job: string; reason: string };

/** Equals the limit in private.studio_key_is_valid of the database. */
export const MAX_PERSON_NAME = 60;

export const newKeySchema = z.object({
  role: z.enum(['editor', 'owner']),
  name: z
    .string()
    .trim()
    .regex(/^\P{Cc}+$/u)
    .max(MAX_PERSON_NAME),
});

/** A key of a person, without what opens the studio. */
export type StudioKey = {
  id: string;
  name: string;
  role: Role;
  /** Null for a key that does not say it. */
  madeAt: string | null;
  /** Empty for a key of the command. */
  madeBy: string;
  expiresAt: string;
  /** Null for a key that nobody used yet. */
  lastSeenAt: string | null;
  revokedAt: string | null;
  revokedBy: string;
  /** The one of who asks. */
  isOwn: boolean;
};

export type KeyList = {
  keys: StudioKey[];
  /** Whether this studio has what signs keys. */
  canMake: boolean;
};

/** A key that was made just now. It is shown this once. */
export type MadeKey = { key: string };

export const siteHealthSchema = z.object({
  status: z.enum(['ok', 'degraded']),
  /** What follows is told only to who has the token of the site. */
  backend: z.object({ reachable: z.boolean() }).optional(),
  mail: z.object({ waiting: z.number(), failed: z.number() }).optional(),
});

/** How the site, its database and its mail are. Null for what does not answer. */
export type SiteState = {
  site: z.infer<typeof siteHealthSchema> | null;
  database: {
    milliseconds: number;
    missingMigration: string | null;
    missingJobs: MissingJob[];
    /** Messages of the last thirty days that were not mailed within the hour. */
    unmailed: number;
  } | null;
};

/** The states of private.post_state in supabase/migrations. */
export const POST_STATES = ['concept', 'gepland', 'live', 'ingetrokken'] as const;
export type PostState = (typeof POST_STATES)[number];

/** The bounds of post_drafts; what visitors may get is checked when a post is published. */
export const draftSchema = z.object({
  slug: z.string().max(120),
  excerpt: z.string().max(500),
  content: z.string().max(200_000),
  meta_description: z.string().max(300).nullable(),
  image_url: z.string().max(500).nullable(),
  image_alt: z.string().max(200).nullable(),
  /** ISO 8601; null for the moment of publication. */
  published_at: z.iso.datetime({ offset: true }).nullable(),
});

/** The texts of a post, named as its columns. */
export type DraftFields = z.infer<typeof draftSchema>;

const DRAFT_FIELDS = Object.keys(draftSchema.shape) as (keyof DraftFields)[];

/** The texts of a row or a draft, which has further columns. */
export function pickDraftFields(from: DraftFields): DraftFields {
  return Object.fromEntries(DRAFT_FIELDS.map((name) => [name, from[name]])) as DraftFields;
}

const revision = z.int().nonnegative();

export const saveDraftSchema = z.object({
  expectedRevision: revision,
  draft: draftSchema,
  /** The id of the window. */
  session: z.uuid(),
});

export const publishSchema = z.object({
  expectedRevision: revision,
  /** Null for now. */
  publishAt: z.iso.datetime({ offset: true }).nullable(),
});

export const revisionSchema = z.object({ expectedRevision: revision });
export const restoreVersionSchema = z.object({ expectedRevision: revision, session: z.uuid() });
export const presenceSchema = z.object({ session: z.uuid() });
export const republishSchema = z.object({
  /** `live.updated_at` as the withdrawal left it. */
  withdrawnAt: z.iso.datetime({ offset: true }),
});
export const renameSchema = z.object({ slug: z.string().min(1).max(120) });

/** Times are in ISO 8601 with their zone. */
export type PostSummary = {
  id: string;
  state: PostState;
  slug: string;
  hasDraft: boolean;
  excerpt: string;
  imageUrl: string | null;
  publishedAt: string;
  updatedAt: string;
  /** Empty where no person did it, such as for a seed post. */
  updatedBy: string;
};

export type StudioPost = {
  id: string;
  state: PostState;
  /** Which a request that changes the text must name. */
  revision: number;
  /** What visitors read, or would read. */
  live: DraftFields & { is_published: boolean; updated_at: string };
  /** What is being written beside it. */
  draft: (DraftFields & { updated_at: string; updated_by: string }) | null;
};

export type SavedDraft = { revision: number; updatedAt: string };

/** The details of an error 409 with the code `conflict`. */
export type Conflict = {
  /** What the other person or window saved. */
  current: StudioPost;
  /** The version in which the refused text is kept. */
  keptVersion: number;
};

export type Published = {
  post: StudioPost;
  /** The address for visitors. */
  url: string;
  /** Milliseconds from the click until a visitor gets the change; null when that took more than ten seconds. */
  visibleAfterMs: number | null;
};

export type VersionChange = {
  /** kept: a text that could not be saved. */
  event:
    | 'made'
    | 'planned'
    | 'published'
    | 'corrected'
    | 'renamed'
    | 'withdrawn'
    | 'draft'
    | 'kept';
  /** More and less than in the text before; null where there is none, or for an old version. */
  words: { added: number; removed: number } | null;
};

export type LogEntry = {
  id: string;
  /** When. */
  at: string;
  /** Empty for the database itself, or a command. */
  person: string;
  event: VersionChange['event'] | 'key_made' | 'key_revoked' | 'post_deleted' | 'post_restored';
  /** The slug of a post, or the name of whose key it is. */
  subject: string;
  /** Null for a key, and for a post that is gone. */
  postId: string | null;
  publishedAt: string | null;
};

/** A page of the log. `next` names the one that follows, if any. */
export type LogPage = { entries: LogEntry[]; next: string | null };

export type VersionSummary = VersionChange & {
  id: number;
  kind: 'live' | 'draft' | 'kept';
  slug: string;
  isPublished: boolean;
  /** Null for the moment of publication. */
  publishedAt: string | null;
  createdAt: string;
  createdBy: string;
};

export type Version = Omit<VersionSummary, keyof VersionChange> & { fields: DraftFields };

export type DeletedPost = {
  id: number;
  slug: string;
  excerpt: string;
  imageUrl: string | null;
  wasPublished: boolean;
  deletedAt: string;
  deletedBy: string;
  purgedAfter: string;
};

export type Presence = { name: string; seenAt: string };

/** Whether a slug is in use, also as the former address of a post. */
export type SlugOwner = { postId: string | null };

export type Picture = {
  /** Its file in the bucket `media`: `blog/naam.avif`; on the site `/media/blog/naam.avif`. */
  path: string;
  widths: number[];
  width: number;
  height: number;
  alt: string;
  /** The size of all its files. */
  bytes: number;
  originalName: string;
  createdAt: string;
  createdBy: string;
  /** Slugs of posts. */
  usedBy: string[];
  isUsedByDeleted: boolean;
};

export const MAX_PICTURE_BYTES = 30_000_000;

export const pictureAltSchema = z.object({ path: z.string().max(200), alt: z.string().max(200) });

export const MESSAGE_STATUSES = ['new', 'answered', 'spam'] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** How many are handled at once. */
const messageIds = z.array(z.string().max(100)).min(1).max(1000);

export const messageIdsSchema = z.object({ ids: messageIds });

/** The status that messages get, or whose change is undone. */
export const messageStatusSchema = z.object({
  ids: messageIds,
  status: z.enum(MESSAGE_STATUSES),
});

export const MAX_NOTE = 5000;
const note = z.string().max(MAX_NOTE);

export const messageNoteSchema = z.object({
  note,
  /** What the window has read or sent: it may replace these. */
  knownNotes: z.array(note).max(3),
  /** Puts the note below that of another window. Else the response is 409, with that note. */
  keepBoth: z.boolean(),
});

export const assignmentSchema = z.object({
  ids: messageIds,
  person: z.string().trim().max(MAX_PERSON_NAME),
});

export const MAX_TEMPLATE = 1000;

/** A text with which answers begin. */
export const answerTemplateSchema = z.object({
  id: z.uuid(),
  title: z.string().trim().min(1).max(80),
  body: z.string().trim().min(1).max(MAX_TEMPLATE),
});

export type AnswerTemplate = z.infer<typeof answerTemplateSchema>;

export type MessageNote = z.infer<typeof messageNoteSchema>;

export type Message = {
  id: string;
  createdAt: string;
  name: string;
  email: string;
  subject: string;
  /** What was typed, without the details. */
  message: string;
  /** The optional fields that were filled in. */
  details: { label: string; value: string }[];
  status: MessageStatus;
  note: string;
  handledAt: string | null;
  handledBy: string | null;
  /** The name of a person; empty for nobody in particular. */
  assignedTo: string;
  /** New for longer than 24 hours. */
  isLate: boolean;
};

export type MessageCounts = Record<MessageStatus | 'waiting', number> & {
  /** Those that are assigned to who asks; not there before the migration own_messages. */
  own?: Record<MessageStatus, number>;
};
