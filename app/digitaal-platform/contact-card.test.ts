import { contactCard } from './contact-card';

const lines = contactCard('https://www.zuilwerk.example').split('\r\n');

test('the card opens and closes as a vCard', () => {
  expect([lines[0], lines[1], lines.at(-1)]).toEqual(['BEGIN:VCARD', 'VERSION:3.0', 'END:VCARD']);
});

test('a phone can dial its number, write to its address and open its page', () => {
  expect(lines).toContain('TEL;TYPE=WORK:+31123456700');
  expect(lines).toContain('EMAIL:info@zuilwerk.example');
  expect(lines).toContain('URL:https://www.zuilwerk.example/contact');
});

test('it holds no space that a phone might not know', () => {
  expect(lines.join('')).not.toMatch(/[\u00a0\u2007\u202f]/);
});
