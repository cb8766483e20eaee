let text = '';
let postId: string | undefined;

/** What is typed as the title of a post that is still being made. */
export const earlyTitle = {
  text: () => text,
  keep(typed: string) {
    text = typed;
  },
  belongsTo(id: string) {
    postId = id;
  },
  /** Once, and only for the post that it belongs to; else empty. */
  take(id: string | undefined): string {
    if (id === undefined || id !== postId) return '';
    const taken = text;
    text = '';
    postId = undefined;
    return taken;
  },
};
