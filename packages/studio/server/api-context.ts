import type { Person } from '../shared/api';
import type { Database } from './database';

/** What every route of the API gets. */
export type ApiContext = {
  database: Database;
  person: Person;
  siteUrl: string;
  supabaseUrl: string;
  /** Only of the hosted studio: see Session in packages/studio/shared/api.ts. */
  changeToken?: string;
  /** Only for the embedded backend: removes deleted messages from its data files. */
  eraseDeletedMessages?: () => Promise<void>;
};
