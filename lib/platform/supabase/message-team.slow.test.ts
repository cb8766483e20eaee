import { startMigratedDatabase } from '../../../packages/testbed/migrated-database';

const database = startMigratedDatabase();
beforeAll(async () => {
  await database.ready;
  await database.run(`insert into contact_messages (name, email, subject, message)
    values ('Jan', 'jan@deboer.example', 'Zuil', 'Dag'), ('Piet', 'piet@deboer.example', 'Kiosk', 'Dag')`);
});
afterAll(() => database.stop());

const NOW = Math.floor(Date.now() / 1000);
const KEY = {
  role: 'studio_owner',
  name: 'Anna',
  jti: 'key-of-anna',
  iat: NOW - 60,
  exp: NOW + 60,
};
const run = async (sql: string) => (await database.run(sql, 'studio_owner', KEY)).rows;

test('messages are assigned to a person, whose name is offered from then on', async () => {
  const assigned = await run("select name, assigned_to from assign_messages('{1}', ' Bert ')");
  expect(assigned).toEqual([{ name: 'Jan', assigned_to: 'Bert' }]);
  await run("select set_message_statuses('{2}', 'answered')");
  expect(await run('select message_people() as name')).toEqual([
    { name: 'Anna' },
    { name: 'Bert' },
  ]);
  expect(await run("select assigned_to from assign_messages('{1}', '')")).toEqual([
    { assigned_to: '' },
  ]);
});

test('a person finds and counts the messages that are assigned to her, however her name is typed', async () => {
  await run("select assign_messages('{1}', 'ANNA')");
  await run("select assign_messages('{2}', 'Bert')");
  const own = async (given = '') =>
    (await run(`select name from list_own_messages(${given})`))?.map((row) => row.name);
  expect(await own()).toEqual(['Jan']);
  expect(await own("'', 'new'")).toEqual(['Jan']);
  expect(await own("'', 'answered'")).toEqual([]);
  expect(await own("'kiosk'")).toEqual([]);
  const rows = await run('select count_messages() as counts');
  expect(rows?.[0]?.counts).toMatchObject({
    new: 1,
    answered: 1,
    own: { new: 1, answered: 0, spam: 0 },
  });
});

test('a template that is sent twice is stored once, and deleted by its id', async () => {
  const save = (body: string) =>
    run(
      `select save_answer_template('6b1d7a52-6a0b-4f0e-9d4c-0d8a2b6f1c11', 'Offerte', '${body}')`,
    );
  await save('Dank u.');
  await save('Dank u wel.');
  const stored = await run('select title, body from list_answer_templates()');
  expect(stored).toEqual([{ title: 'Offerte', body: 'Dank u wel.' }]);
  await run("select delete_answer_template('6b1d7a52-6a0b-4f0e-9d4c-0d8a2b6f1c11')");
  expect(await run('select * from list_answer_templates()')).toEqual([]);
});
