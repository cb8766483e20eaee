import { personName } from './person-name';

test('a person keeps the name of the key, and a role of the database has none', () => {
  expect(['Anna', 'postgres', 'service_role', ''].map(personName)).toEqual(['Anna', '', '', '']);
});
