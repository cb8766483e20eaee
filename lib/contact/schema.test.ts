import { contactBounds, contactFields, typedValues } from './fields';
import { parseContactMessage } from './schema';

const filledIn = {
  name: 'Noor de Vries',
  email: 'noor@bedrijf.example',
  subject: 'Demo',
  message: 'Twee schermen in de hal.',
};

function contactForm(overrides: Record<string, string | File> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...filledIn, ...overrides })) form.set(name, value);
  return form;
}

function errorsOf(overrides: Record<string, string | File>) {
  const parsed = parseContactMessage(contactForm(overrides));
  return parsed.ok ? {} : parsed.errors;
}

function messageOf(overrides: Record<string, string>) {
  const parsed = parseContactMessage(contactForm(overrides));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return parsed.message;
}

/** A value of so many code points that is well formed in every field. */
function textOf(length: number, letter = 'a'): string {
  return `a@${letter.repeat(length - 2)}`;
}

test('a form that is filled in becomes a message with the four fields', () => {
  expect(messageOf({ submission_key: 'x', extra: 'x' })).toEqual(filledIn);
});

test('an empty form has one sentence for each field', () => {
  expect(parseContactMessage(new FormData())).toEqual({
    ok: false,
    errors: {
      name: 'Vul uw naam in.',
      email: 'Vul uw e-mailadres in.',
      subject: 'Vul een onderwerp in.',
      message: 'Schrijf uw bericht.',
    },
  });
});

describe.each(contactFields)('the field %s', (field) => {
  const { max } = contactBounds[field];

  test.each([
    ['empty', ''],
    ['only white space', ' \t\u00a0\r\n '],
    ['a file', new File(['x'], 'x.txt')],
  ])('is not filled in when it holds %s', (_kind, value) => {
    expect(errorsOf({ [field]: value })).toEqual({
      [field]: expect.stringMatching(/^(Vul|Schrijf) /),
    });
  });

  test('takes its longest text', () => {
    expect(messageOf({ [field]: textOf(max) })[field]).toHaveLength(max);
  });

  test('counts an emoji as one', () => {
    expect(Array.from(messageOf({ [field]: textOf(max, '🙂') })[field])).toHaveLength(max);
  });

  test('counts after the white space around it is gone', () => {
    expect(messageOf({ [field]: `  ${textOf(max)}\r\n` })[field]).toBe(textOf(max));
  });

  test('says how much shorter it must be', () => {
    expect(errorsOf({ [field]: textOf(max + 12, '🙂') })).toEqual({
      [field]: expect.stringMatching(/is te lang. Maak h(et|em) 12 tekens korter./),
    });
  });

  test('refuses the one character that the database cannot store', () => {
    expect(errorsOf({ [field]: 'a@b\0c' })[field]).toContain('dat wij niet kunnen opslaan');
  });
});

test('a name is long in another gender than a message', () => {
  expect(errorsOf({ name: textOf(103) }).name).toBe(
    'Uw naam is te lang. Maak hem 3 tekens korter.',
  );
});

test('one character too many is named in the singular', () => {
  expect(errorsOf({ subject: textOf(151) }).subject).toContain('Maak het 1 teken korter.');
});

test.each(['name', 'subject'])('a line break in the field %s becomes a space', (field) => {
  expect(messageOf({ [field]: 'een\r\nBcc: x@y\u2028twee' })).toMatchObject({
    [field]: 'een Bcc: x@y twee',
  });
});

test('a line break in an e-mail address makes it none', () => {
  expect(errorsOf({ email: 'noor@bedrijf.example\r\nBcc: x@y' }).email).toMatch(/geen e-mailadres/);
});

test('line breaks in the message are stored as one character', () => {
  expect(messageOf({ message: 'een\r\ntwee\rdrie\n\nvier' }).message).toBe(
    'een\ntwee\ndrie\n\nvier',
  );
});

test.each(['a@b', 'noor+demo@bedrijf.example', 'o’neill@één.example', 'a@[127.0.0.1]'])(
  '%s counts as an e-mail address',
  (email) => {
    expect(messageOf({ email }).email).toBe(email);
  },
);

test.each(['noor', 'noor@', '@bedrijf.example', 'a@b@c', 'noor de@vries.example', 'a@b c'])(
  '%s counts as no e-mail address',
  (email) => {
    expect(errorsOf({ email })).toEqual({
      email: 'Dit lijkt geen e-mailadres. Een goed voorbeeld is naam@bedrijf.nl.',
    });
  },
);

test('several wrong fields are named at once', () => {
  expect(Object.keys(errorsOf({ name: '', email: 'noor', message: ' ' }))).toEqual([
    'name',
    'email',
    'message',
  ]);
});

test('a field with two faults says the first', () => {
  expect(errorsOf({ name: `${textOf(100)}\0` }).name).toContain('is te lang');
});

test('what was typed comes back as it was typed', () => {
  const typed = { ...filledIn, name: ' Noor ', message: 'een\r\ntwee\0' };
  expect(typedValues(contactForm(typed))).toEqual(typed);
});

test('a field that holds a file or nothing comes back empty', () => {
  const form = contactForm({ name: new File(['x'], 'x.txt') });
  form.delete('message');
  expect(typedValues(form)).toEqual({ ...filledIn, name: '', message: '' });
});
