import type { SigningKey } from '../keys/sign-studio-key';
import type { Person } from '../shared/api';
import type { Database } from './database';

/** What every route of the API gets. */
export type ApiContext = {
  database: Database;
  person: Person;
  siteUrl: string;
  supabaseUrl: string;
  publishableKey: string;
  /** Signs keys of people. Only where the operator gave it to this studio. */
  signedBy?: SigningKey | string;
  /** Opens the details of /api/health of the site. */
  healthToken?: string;
  /** Only of the hosted studio: see Session in packages/studio/shared/api.ts. */
  changeToken?: string;
  /** Only for the embedded backend: removes deleted messages from its data files. */
  eraseDeletedMessages?: () => Promise<void>;
};
