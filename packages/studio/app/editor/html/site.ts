import type { cleanPostHtml } from '@/lib/posts/post-html/clean';

/** The site of the posts: its URL, and which picture URLs it shows, as the sanitiser takes them. */
export type Site = Parameters<typeof cleanPostHtml>[1];
