import { type ComponentType, useState } from 'react';
import { postHref } from '@/lib/routes';
import type { PostState } from '../../../shared/api';
import { useSession } from '../../shell/session';
import { Button, buttonStyle } from '../../ui/button';
import { VersionsDialog } from '../../versions/versions-dialog';
import { DeleteDialog } from './delete-dialog';
import { DiscardDialog } from './discard-dialog';
import { hasDraft, type PostContext } from './post-context';
import { PublishDialog } from './publish-dialog';
import { RenameDialog } from './rename-dialog';
import { ScheduleDialog } from './schedule-dialog';
import { WithdrawDialog } from './withdraw-dialog';

type Action = {
  label: string;
  look?: keyof typeof buttonStyle;
  dialog: ComponentType<{ context: PostContext; onClose: () => void }>;
  isOffered: (state: PostState, hasChanges: boolean) => boolean;
};

const ACTIONS: Action[] = [
  {
    label: 'Publiceren',
    look: 'primary',
    dialog: PublishDialog,
    isOffered: (state, hasChanges) => state !== 'live' || hasChanges,
  },
  { label: 'Plannen', dialog: ScheduleDialog, isOffered: (state) => state !== 'live' },
  {
    label: 'Intrekken',
    dialog: WithdrawDialog,
    isOffered: (state) => state === 'live' || state === 'gepland',
  },
  { label: 'Hernoemen', dialog: RenameDialog, isOffered: (state) => state === 'live' },
  {
    label: 'Wijzigingen verwerpen',
    look: 'quiet',
    dialog: DiscardDialog,
    isOffered: (state, hasChanges) => state !== 'concept' && hasChanges,
  },
  { label: 'Versies', look: 'quiet', dialog: VersionsDialog, isOffered: () => true },
  { label: 'Verwijderen', look: 'quiet', dialog: DeleteDialog, isOffered: () => true },
];

/** What can be done with a post in its present state. */
export function ActionBar({ context }: { context: PostContext }) {
  const [open, setOpen] = useState<Action>();
  const hasChanges = hasDraft(context);
  const offered = ACTIONS.filter(({ isOffered }) => isOffered(context.post.state, hasChanges));
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {offered
          .filter(({ look }) => look !== 'quiet')
          .map((action) => (
            <ActionButton key={action.label} action={action} onOpen={setOpen} />
          ))}
        <div className="flex flex-wrap max-md:-ml-4">
          {offered
            .filter(({ look }) => look === 'quiet')
            .map((action) => (
              <ActionButton key={action.label} action={action} onOpen={setOpen} />
            ))}
          {context.post.state === 'live' && <SiteLink slug={context.post.live.slug} />}
        </div>
      </div>
      {open && <open.dialog context={context} onClose={() => setOpen(undefined)} />}
    </>
  );
}

/** Leads to the page that visitors have, in a window of its own. */
function SiteLink({ slug }: { slug: string }) {
  const { siteUrl } = useSession();
  const href = new URL(postHref(slug), siteUrl).href;
  return (
    <a href={href} target="_blank" rel="noreferrer" className={buttonStyle.quiet}>
      Bekijk op de site
    </a>
  );
}

type ActionButtonProps = { action: Action; onOpen: (action: Action) => void };

function ActionButton({ action, onOpen }: ActionButtonProps) {
  return (
    <Button look={action.look} onClick={() => onOpen(action)}>
      {action.label}
    </Button>
  );
}
