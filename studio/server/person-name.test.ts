import { personName } from './person-name';

test('a person keeps the name of the key, and a role of the database gets Dutch words', () => {
  expect(['Anna', 'postgres', 'service_role', ''].map(personName)).toEqual([
    'Anna',
    'de database',
    'een opdracht',
    '',
  ]);
});
