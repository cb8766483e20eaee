import type { Person } from '../shared/api';
import type { Database } from './database';

/** What every route of the API gets. */
export type ApiContext = {
  database: Database;
  person: Person;
  siteUrl: string;
  supabaseUrl: string;
  /** Only for the embedded backend: removes deleted messages from its data files. */
  eraseDeletedMessages?: () => Promise<void>;
};
