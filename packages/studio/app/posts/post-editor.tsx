import { useRef, useState } from 'react';
import { isMadeUpSlug, postTitle } from '@/lib/posts/draft-title';
import type { DraftFields, StudioPost } from '../../shared/api';
import { type EditorHandle, RichTextEditor } from '../editor/rich-text-editor';
import { RoomHeading } from '../shell/room-heading';
import { useSession } from '../shell/session';
import { PhoneBar } from '../ui/phone-bar';
import { ConflictDialog } from './draft/conflict-dialog';
import { LocalCopyOffer } from './draft/local-copy-offer';
import { SaveStatusLine } from './draft/save-status';
import { useDraft } from './draft/use-draft';
import { Details } from './fields/details';
import { TitleField } from './fields/title-field';
import { ToMend } from './fields/to-mend';
import { findPosts } from './find-posts';
import { type Pane, PaneSwitch } from './pane-switch';
import { PresenceLine } from './presence';
import { Preview } from './preview/preview';
import { ActionBar, MainAction } from './publishing/action-bar';
import { hasDraft, useAsOpenPost } from './publishing/post-context';
import { StateBadge } from './state-badge';
import { TextLength } from './text-length';
import { usePlacedPictures } from './use-placed-pictures';
import { useSiteOfPosts } from './use-site-of-posts';

type PostEditorProps = {
  post: StudioPost;
  startWith?: DraftFields;
  onChanged: (post: StudioPost) => void;
  /** @param startWith a text that is not saved yet */
  onReplaced: (post: StudioPost, startWith?: DraftFields) => void;
};

/** The text of a post with its page beside it. */
export function PostEditor({ post, startWith, onChanged, onReplaced }: PostEditorProps) {
  const draft = useDraft(post, startWith);
  const text = useRef<EditorHandle>(null);
  const { fields, status, saver } = draft;
  const { name } = useSession();
  const site = useSiteOfPosts();
  const { dialogs, ...pictures } = usePlacedPictures();
  const [pane, setPane] = useState<Pane>('tekst');
  const [version, setVersion] = useState(saver.revision);
  if (status.kind === 'saved' && version !== saver.revision) setVersion(saver.revision);
  const title = postTitle(fields.slug);
  const [isNew] = useState(isMadeUpSlug(fields.slug) && post.state !== 'live');
  const context = { post, draft, onChanged, onReplaced };
  useAsOpenPost(context);

  async function restoreCopy(copy: DraftFields) {
    if (!(await saver.flush())) return;
    saver.stop();
    const saved = { ...fields, updated_at: new Date().toISOString(), updated_by: name };
    onReplaced({ ...post, revision: saver.revision, draft: saved }, copy);
  }

  return (
    <div className="flex min-h-0 min-w-0 grow flex-col print:block">
      <PresenceLine postId={post.id} />
      <div className="print:hidden flex flex-wrap items-center gap-x-6 gap-y-2 border-line border-b px-4 py-3">
        <ActionBar context={context} />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <StateBadge state={post.state} />
          {post.state !== 'concept' && hasDraft(context) && (
            <span className="text-steel">met wijzigingen</span>
          )}
          <SaveStatusLine status={status} />
          <TextLength html={fields.content} />
        </div>
      </div>
      <PaneSwitch pane={pane} onChange={setPane} />
      <div className="print:block grid min-h-0 grow grid-cols-[minmax(0,1fr)] md:grid-rows-[minmax(0,1fr)] xl:grid-cols-[minmax(0,1fr)_minmax(24rem,0.8fr)]">
        {/* Padding of what scrolls would keep the bars of the editor from its edges. */}
        <div
          className={`md:overflow-y-auto print:overflow-visible! ${pane === 'voorbeeld' ? 'max-xl:hidden' : ''}`}
        >
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 px-4 py-6">
            <LocalCopyOffer postId={post.id} saved={fields} onRestore={restoreCopy} />
            <RoomHeading title={title} leavesFocus={isNew} className="font-bold text-heading">
              {title}
            </RoomHeading>
            {post.state !== 'live' && (
              <TitleField
                postId={post.id}
                slug={fields.slug}
                // The notice of a withdrawal keeps the focus.
                autoFocus={isMadeUpSlug(fields.slug)}
                onChange={(slug) => saver.change({ slug })}
              />
            )}
            <RichTextEditor
              ref={text}
              label="Tekst"
              html={fields.content}
              site={site}
              findPosts={findPosts}
              onChange={(content) => saver.change({ content })}
              {...pictures}
            />
            <div className="grid gap-6 print:hidden">
              <Details draft={draft} liveDate={post.live.published_at} />
              <ToMend fields={fields} text={text} />
            </div>
          </div>
        </div>
        <div
          className={`print:hidden flex min-h-0 flex-col border-line xl:border-l ${pane === 'tekst' ? 'max-xl:hidden' : ''}`}
        >
          <Preview postId={post.id} version={`${version}-${post.state}`} />
        </div>
      </div>
      <PhoneBar label="Met dit artikel">
        <MainAction context={context} />
      </PhoneBar>
      {dialogs}
      {status.kind === 'conflict' && (
        <ConflictDialog conflict={status.conflict} draft={draft} onTheirs={onReplaced} />
      )}
    </div>
  );
}
