import { contactCard } from './contact-card';

const lines = contactCard('https://www.zuilwerk.example').split('\r\n');

test('contact card starts and ends as a vCard 3.0', () => {
  expect([lines[0], lines[1], lines.at(-1)]).toEqual(['BEGIN:VCARD', 'VERSION:3.0', 'END:VCARD']);
});

test('contact card contains the phone number, the e-mail address and the contact URL', () => {
  expect(lines).toContain('TEL;TYPE=WORK:+31123456700');
  expect(lines).toContain('EMAIL:info@zuilwerk.example');
  expect(lines).toContain('URL:https://www.zuilwerk.example/contact');
});

test('contact card contains no non-breaking or other special spaces', () => {
  expect(lines.join('')).not.toMatch(/[\u00a0\u2007\u202f]/);
});
