import { grantedRights } from '../../../packages/testbed/granted-rights';
import { startMigratedDatabase } from '../../../packages/testbed/migrated-database';

const database = startMigratedDatabase();
const rights = grantedRights(database);
beforeAll(() => database.ready);
afterAll(() => database.stop());

/** The roles of requests with the publishable key, without and with a signed-in user. */
const roles = ['anon', 'authenticated'] as const;

describe.each(roles)('the role %s', (role) => {
  test('can use the schema public and create objects in none', async () => {
    expect(await rights.schemas(role)).toEqual(['public USAGE']);
  });

  test('has no table privilege except SELECT on posts', async () => {
    expect(await rights.tables(role)).toEqual(['public.posts SELECT']);
  });

  test('can read the columns of posts and insert the columns of the contact form', async () => {
    expect(await rights.columns(role)).toEqual([
      'contact_messages.email INSERT',
      'contact_messages.message INSERT',
      'contact_messages.name INSERT',
      'contact_messages.sender_volume INSERT',
      'contact_messages.subject INSERT',
      'contact_messages.submission_key INSERT',
      'posts.content SELECT',
      'posts.excerpt SELECT',
      'posts.id SELECT',
      'posts.image_alt SELECT',
      'posts.image_url SELECT',
      'posts.is_published SELECT',
      'posts.meta_description SELECT',
      'posts.published_at SELECT',
      'posts.slug SELECT',
      'posts.updated_at SELECT',
    ]);
  });

  test('can execute only the functions of the public API', async () => {
    expect(await rights.functions(role)).toEqual([
      'claim_sender_copy(uuid) EXECUTE',
      'count_readable_posts() EXECUTE',
      'current_slug(text) EXECUTE',
      'is_readable_post(text) EXECUTE',
      'list_posts(integer,integer) EXECUTE',
      'mark_message_notified(uuid) EXECUTE',
      ...(role === 'anon' ? ['missing_jobs() EXECUTE'] : []),
      'post_years() EXECUTE',
      'preview_post(text,text) EXECUTE',
      'private.has_page(text,timestamp with time zone) EXECUTE',
      'related_posts(text) EXECUTE',
      'schema_version() EXECUTE',
    ]);
  });

  test('has no privilege on a sequence', async () => {
    expect(await rights.sequences(role)).toEqual([]);
  });

  test('has no role attribute and is a member of no other role', async () => {
    expect(await rights.memberships(role)).toEqual([]);
  });
});

test('every table has row-level security, and the public roles have these policies only', async () => {
  expect(await rights.unprotectedTables()).toEqual([]);
  const policies = await rights.policies();
  expect(policies.filter((policy) => !String(policy).includes('{studio_'))).toEqual([
    'contact_messages INSERT {anon,authenticated} true',
    'posts SELECT {anon,authenticated} ((is_published = true) AND (published_at <= now()) AND private.has_page(slug, published_at))',
  ]);
});

test('every security definer function has an empty search_path', async () => {
  expect(await rights.unsafeDefiners()).toEqual([]);
});
