import { KeysPage } from './keys/keys-page';
import { LogPage } from './log/log-page';
import { OWNER_PAGES } from './owner-page';
import { StatePage } from './state/state-page';

/** What is for the owner alone: who has a key, how the site is, and who did what. The first page for an unknown name. */
export function OwnerRoom({ page }: { page: string | undefined }) {
  switch (OWNER_PAGES.find(({ id }) => id === page)?.id) {
    case 'toestand':
      return <StatePage />;
    case 'logboek':
      return <LogPage />;
    default:
      return <KeysPage />;
  }
}
