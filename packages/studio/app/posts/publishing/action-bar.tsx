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

/** What can be done with a post in its present state. On a phone the main action stands below: see MainAction. */
export function ActionBar({ context }: { context: PostContext }) {
  const { offered, dialog, open } = useActions(context);
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {offered
          .filter(({ look }) => look !== 'quiet')
          .map((action) => (
            <ActionButton
              key={action.label}
              action={action}
              className={isMain(action) ? 'max-sm:hidden' : ''}
              onOpen={open}
            />
          ))}
        <div className="flex flex-wrap max-md:-ml-4">
          {offered
            .filter(({ look }) => look === 'quiet')
            .map((action) => (
              <ActionButton key={action.label} action={action} onOpen={open} />
            ))}
          {context.post.state === 'live' && (
            <SiteLink
              slug={context.post.live.slug}
              className={`${buttonStyle.quiet} ${offered.some(isMain) ? '' : 'max-sm:hidden'}`}
            />
          )}
        </div>
      </div>
      {dialog}
    </>
  );
}

/** What is done most with a post in its present state; where nothing is left to publish, its page. */
export function MainAction({ context }: { context: PostContext }) {
  const { offered, dialog, open } = useActions(context);
  const main = offered.find(isMain);
  return (
    <>
      {main ? (
        <ActionButton action={main} className="grow" onOpen={open} />
      ) : (
        <SiteLink slug={context.post.live.slug} className={`${buttonStyle.secondary} grow`} />
      )}
      {dialog}
    </>
  );
}

const isMain = ({ look }: Action) => look === 'primary';

function useActions(context: PostContext) {
  const [opened, open] = useState<Action>();
  const hasChanges = hasDraft(context);
  return {
    offered: ACTIONS.filter(({ isOffered }) => isOffered(context.post.state, hasChanges)),
    dialog: opened && <opened.dialog context={context} onClose={() => open(undefined)} />,
    open,
  };
}

/** Leads to the page that visitors have, in a window of its own. */
function SiteLink({ slug, className }: { slug: string; className: string }) {
  const { siteUrl } = useSession();
  const href = new URL(postHref(slug), siteUrl).href;
  return (
    <a href={href} target="_blank" rel="noreferrer" className={className}>
      Bekijk op de site
    </a>
  );
}

type ActionButtonProps = {
  action: Action;
  className?: string;
  onOpen: (action: Action) => void;
};

function ActionButton({ action, className, onOpen }: ActionButtonProps) {
  return (
    <Button look={action.look} className={className} onClick={() => onOpen(action)}>
      {action.label}
    </Button>
  );
}
