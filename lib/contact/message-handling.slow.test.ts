import { startMigratedDatabase } from '../../packages/testbed/migrated-database';

const NOW = Math.floor(Date.now() / 1000);
const ANNA = { role: 'studio_owner', name: 'Anna', jti: 'a', iat: NOW, exp: NOW + 3600 };

/** A project whose messages had ids of its own before the first migration. */
const TEXT_IDS = `create table if not exists contact_messages (id text primary key, name text, email text,
  subject text, message text)`;

describe.each([
  ['numbers', '', ['1', '2', '3']],
  ['texts', TEXT_IDS, ['a_1', 'b c', 'zuil/3']],
])('messages whose ids are %s', (_, tables, ids) => {
  const database = startMigratedDatabase(tables);
  beforeAll(() => database.ready);
  afterAll(() => database.stop());

  const list = `'{${ids.map((id) => `"${id}"`)}}'`;
  const asAnna = async (sql: string) => {
    const { rows, code } = await database.run(sql, 'studio_owner', ANNA);
    return code ? { code } : (rows ?? []);
  };
  const stored = async () =>
    (
      await database.run(
        'select id::text, status, handled_by, handled_at::text, note from contact_messages order by 1',
      )
    ).rows ?? [];
  const statuses = async () => (await stored()).map(({ status }) => status);

  beforeEach(async () => {
    await database.run('delete from contact_messages');
    const rows = ids.map((id) => `('${id}', 'Jan', 'jan@example.nl', 'Zuil', 'Dag')`);
    await database.run(
      `insert into contact_messages (id, name, email, subject, message) overriding system value values ${rows}`,
    );
  });

  test('many get a status at once', async () => {
    expect(await asAnna(`select * from set_message_statuses(${list}, 'spam')`)).toHaveLength(3);
    expect(await stored()).toEqual(
      ids.map((id) => expect.objectContaining({ id, status: 'spam', handled_by: 'Anna' })),
    );
  });

  test('undoing gives each the status, time and person that it had', async () => {
    await database.run(`update contact_messages set status = 'answered', handled_by = 'Bert',
      handled_at = '2026-11-03T10:00:00Z' where id::text = '${ids[0]}'`);
    const before = await stored();
    await asAnna(`select * from set_message_statuses(${list}, 'spam')`);
    await asAnna(`select * from undo_message_statuses(${list}, 'spam')`);
    expect(await stored()).toEqual(before);
  });

  test('undoing leaves what somebody else changed since', async () => {
    await asAnna(`select * from set_message_statuses(${list}, 'spam')`);
    await asAnna(`select * from set_message_statuses('{"${ids[0]}"}', 'answered')`);
    await asAnna(`select * from undo_message_statuses(${list}, 'spam')`);
    expect(await statuses()).toEqual(['answered', 'new', 'new']);
  });

  test('only spam is deleted', async () => {
    await asAnna(`select * from set_message_statuses('{"${ids[1]}"}', 'spam')`);
    expect(await asAnna(`select delete_spam(${list}) as count`)).toEqual([{ count: 1 }]);
    expect((await stored()).map(({ id }) => id)).toEqual([ids[0], ids[2]]);
  });

  test('one message is deleted whatever its status', async () => {
    const remove = `select delete_message('${ids[1]}') as count`;
    expect(await asAnna(remove)).toEqual([{ count: 1 }]);
    expect((await stored()).map(({ id }) => id)).toEqual([ids[0], ids[2]]);
    expect(await asAnna(remove)).toEqual([{ count: 0 }]);
  });

  describe('a note', () => {
    const save = (note: string, known: string, keepBoth = false) =>
      asAnna(
        `select note from set_message_note('${ids[0]}', '${note}', '{"${known}"}', ${keepBoth})`,
      );

    test('leaves the status alone, and a status leaves the note', async () => {
      await asAnna(`select * from set_message_statuses('{"${ids[0]}"}', 'answered')`);
      await save('Belt terug', '');
      await asAnna(`select * from set_message_statuses('{"${ids[0]}"}', 'spam')`);
      expect((await stored())[0]).toMatchObject({ status: 'spam', note: 'Belt terug' });
    });

    test('of another window is not replaced by a window that has not seen it', async () => {
      await save('Van A', '');
      expect(await save('Van B', '')).toEqual({ code: 'PT409' });
      expect((await stored())[0]?.note).toBe('Van A');
      expect(await save('Van B', 'Van A')).toEqual([{ note: 'Van B' }]);
    });

    test('is saved twice without a conflict, as after an answer that was lost', async () => {
      await save('Van A', '');
      expect(await save('Van A', '')).toEqual([{ note: 'Van A' }]);
    });

    test('of a window that closes stands below the other one', async () => {
      await save('Van A', '');
      expect(await save('Van B', '', true)).toEqual([{ note: 'Van A\n\nVan B' }]);
    });

    test('that is empty does not wipe the other one', async () => {
      await save('Van A', '');
      expect(await save('', 'Eerder', true)).toEqual([{ note: 'Van A' }]);
    });
  });
});
