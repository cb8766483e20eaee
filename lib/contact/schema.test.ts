import { readDetails, withDetails } from './details';
import { contactFields, contactLimits, typedValues } from './fields';
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

/** A value of this many code points that is valid in every field. */
function textOf(length: number, letter = 'a'): string {
  return `a@${letter.repeat(length - 2)}`;
}

test('contact schema returns the four fields of a complete form', () => {
  expect(messageOf({ submission_key: 'x', extra: 'x' })).toEqual(filledIn);
});

test('contact schema returns one error per field for an empty form', () => {
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

describe.each(contactFields)('contact field %s', (field) => {
  const { max } = contactLimits[field];

  test.each([
    ['empty', ''],
    ['only white space', ' \t\u00a0\r\n '],
    ['only invisible characters', '\u200b\u00ad \u3164\u2800\u034f\ufe0f'],
    ['a file', new File(['x'], 'x.txt')],
  ])('counts as empty when its value is %s', (_kind, value) => {
    expect(errorsOf({ [field]: value })).toEqual({
      [field]: expect.stringMatching(/^(Vul|Schrijf) /),
    });
  });

  test('accepts a text of the maximum length', () => {
    expect(messageOf({ [field]: textOf(max) })[field]).toHaveLength(max);
  });

  test('counts an emoji as one character', () => {
    expect(Array.from(messageOf({ [field]: textOf(max, '🙂') })[field])).toHaveLength(max);
  });

  test('counts characters after trimming', () => {
    expect(messageOf({ [field]: `  ${textOf(max)}\r\n` })[field]).toBe(textOf(max));
  });

  test('says how many characters it is too long', () => {
    expect(errorsOf({ [field]: textOf(max + 12, '🙂') })).toEqual({
      [field]: expect.stringMatching(/is te lang. Maak h(et|em) 12 tekens korter./),
    });
  });

  test('rejects NUL, which the database cannot store', () => {
    expect(errorsOf({ [field]: 'a@b\0c' })[field]).toContain('dat wij niet kunnen opslaan');
  });
});

test.each(['name', 'subject', 'message'] as const)(
  'contact schema keeps the invisible character that joins an emoji in the %s',
  (field) => {
    expect(messageOf({ [field]: '👩\u200d👧' })[field]).toBe('👩\u200d👧');
  },
);

test('contact schema uses the pronoun of the Dutch field name', () => {
  expect(errorsOf({ name: textOf(103) }).name).toBe(
    'Uw naam is te lang. Maak hem 3 tekens korter.',
  );
});

test('contact schema uses the singular for one character too many', () => {
  expect(errorsOf({ subject: textOf(151) }).subject).toContain('Maak het 1 teken korter.');
});

test.each(['name', 'subject'])(
  'contact schema replaces a line break in the %s by a space',
  (field) => {
    expect(messageOf({ [field]: 'een\r\nBcc: x@y\u2028twee' })).toMatchObject({
      [field]: 'een Bcc: x@y twee',
    });
  },
);

test('contact schema rejects an e-mail address with a line break', () => {
  expect(errorsOf({ email: 'noor@bedrijf.example\r\nBcc: x@y' }).email).toMatch(/geen e-mailadres/);
});

test('contact schema normalises line breaks in the message to LF', () => {
  expect(messageOf({ message: 'een\r\ntwee\rdrie\n\nvier' }).message).toBe(
    'een\ntwee\ndrie\n\nvier',
  );
});

test.each(['a@b', 'noor+demo@bedrijf.example', 'o’neill@één.example', 'a@[127.0.0.1]'])(
  'contact schema accepts the e-mail address %s',
  (email) => {
    expect(messageOf({ email }).email).toBe(email);
  },
);

test.each(['noor', 'noor@', '@bedrijf.example', 'a@b@c', 'noor de@vries.example', 'a@b c'])(
  'contact schema rejects the e-mail address %s',
  (email) => {
    expect(errorsOf({ email })).toEqual({
      email: 'Dit lijkt geen e-mailadres. Een goed voorbeeld is naam@bedrijf.nl.',
    });
  },
);

test('contact schema reports all invalid fields at once', () => {
  expect(Object.keys(errorsOf({ name: '', email: 'noor', message: ' ' }))).toEqual([
    'name',
    'email',
    'message',
  ]);
});

test('contact schema reports the first of two errors in a field', () => {
  expect(errorsOf({ name: `${textOf(100)}\0` }).name).toContain('is te lang');
});

test('typed values come back unchanged', () => {
  const typed = { ...filledIn, name: ' Noor ', message: 'een\r\ntwee\0' };
  expect(typedValues(contactForm(typed))).toEqual(typed);
});

test('typed values are empty for a file and for a missing field', () => {
  const form = contactForm({ name: new File(['x'], 'x.txt') });
  form.delete('message');
  expect(typedValues(form)).toEqual({ ...filledIn, name: '', message: '' });
});

describe('optional fields', () => {
  beforeAll(() => jest.useFakeTimers({ now: new Date('2026-11-27T12:00:00Z') }));
  afterAll(() => jest.useRealTimers());

  const filled = {
    company: ' Bloemen\nVan Loon ',
    phone: '+31 6 12 34 56',
    places: '4',
    date: '1-3-2027',
  };

  test('are stored in the message, each on a line, and read back', () => {
    const { message } = messageOf(filled);
    expect(readDetails(message)).toEqual({
      text: filledIn.message,
      details: {
        company: 'Bloemen Van Loon',
        phone: '+31 6 12 34 56',
        places: '4',
        date: '2027-03-01',
      },
    });
  });

  test('are stored without the invisible characters of a copied text', () => {
    const copied = Object.entries(filled).map(([name, text]) => [
      name,
      `\u202a${text}\u202c\u200b`,
    ]);
    expect(messageOf(Object.fromEntries(copied))).toEqual(messageOf(filled));
  });

  test.each(['', '  ', '\n', '\u200b'])('left empty as “%s” change nothing', (value) => {
    expect(messageOf({ company: value, phone: value, places: value, date: value })).toEqual(
      filledIn,
    );
  });

  test.each([
    ['phone', 'bel maar', 'In dit telefoonnummer ontbreken cijfers.'],
    ['places', 'vier', 'Vul het aantal plekken in als een getal, zoals 4.'],
    ['places', '0', 'Vul het aantal plekken in als een getal, zoals 4.'],
    ['places', '12345', 'Vul het aantal plekken in als een getal, zoals 4.'],
    ['date', 'na de zomer', 'Vul de datum in als dag, maand en jaar.'],
    ['date', '2027-02-30', 'Vul de datum in als dag, maand en jaar.'],
    ['date', '2026-11-26', 'Deze datum is voorbij. Kies een dag vanaf vandaag.'],
    ['company', 'a'.repeat(102), 'De naam van uw bedrijf is te lang. Maak hem 2 tekens korter.'],
    ['phone', '1'.repeat(41), 'Uw telefoonnummer is te lang. Maak het 1 teken korter.'],
  ])('%s “%s” is refused in Dutch', (name, value, error) => {
    expect(errorsOf({ [name]: value })).toEqual({ [name]: error });
  });

  test('today is not in the past', () => {
    expect(errorsOf({ date: '2026-11-27' })).toEqual({});
  });

  test('a company name with NUL is refused', () => {
    expect(errorsOf({ company: 'a\0' }).company).toContain('dat wij niet kunnen opslaan');
  });

  test('count in the length of the message, whose error says by how much', () => {
    const { max } = contactLimits.message;
    const room = max - Array.from(withDetails('', { places: '4' })).length;
    expect(Array.from(messageOf({ places: '4', message: '🙂'.repeat(room) }).message)).toHaveLength(
      max,
    );
    expect(errorsOf({ places: '4', message: '🙂'.repeat(room + 3) })).toEqual({
      message:
        'Uw bericht is te lang samen met wat u eronder heeft ingevuld. Maak het 3 tekens korter.',
    });
  });

  test('come back as typed, without the empty ones', () => {
    expect(typedValues(contactForm({ phone: 'x', places: '' }))).toEqual({
      ...filledIn,
      phone: 'x',
    });
  });
});
