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

export type Session = Person & { siteUrl: string };
