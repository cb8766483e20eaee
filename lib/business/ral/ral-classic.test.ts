import common from '../content/ral-colours.json';
import { findRalColour, ralClassic, readRalEntry } from './ral-classic';

describe('RAL Classic', () => {
  it('has 216 colours with a number, a Dutch name and an sRGB value', () => {
    expect(ralClassic).toHaveLength(216);
    for (const { code, name, srgb } of ralClassic) {
      expect(code).toMatch(/^[1-9]0\d\d$/);
      expect(name).toMatch(/^\p{Lu}[\p{L} -]+( [AB124])?$/u);
      expect(srgb).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  it('has unique names and unique numbers in ascending order', () => {
    const codes = ralClassic.map(({ code }) => code);
    expect(codes).toEqual([...new Set(codes)].sort());
    expect(new Set(ralClassic.map(({ name }) => name.toLowerCase())).size).toBe(216);
  });

  it('has the same values as ral-colours.json, which the pictures use', () => {
    for (const colour of common) expect(findRalColour(colour.code)).toEqual(colour);
  });

  it('has in each number range only colour names of that range', () => {
    const endings = {
      1: /geel|beige|wit|ivoorkleurig|goud|grijs$/i,
      2: /oranje|Vermiljoen/i,
      3: /rood|roze/i,
      4: /lila|paars|purper|violet|magenta/i,
      5: /blauw/i,
      6: /groen|turquoise/i,
      7: /grijs/i,
      8: /bruin|koper/i,
      9: /wit|zwart|aluminiumkleurig|grijs/i,
    };
    for (const { code, name } of ralClassic) {
      expect(name).toMatch(endings[Number(code[0]) as keyof typeof endings]);
    }
  });
});

describe('typed RAL colour', () => {
  test.each([
    '9005',
    'RAL 9005',
    'ral9005',
    ' Ral-9005 ',
    'RAL\u00a09005',
    'RAL: 9005',
    'ral_9005',
    '９００５',
    '\u200e9005\u200b',
    'RAL 9005 diepzwart',
    'diepzwart',
    'DIEPZWART',
  ])('%j is read as 9005 diepzwart', (text) => {
    expect(readRalEntry(text)).toEqual({
      ok: true,
      colour: { code: '9005', name: 'Diepzwart', srgb: '#0a0a0d' },
    });
  });

  test.each(['ijzergrijs', 'Crèmewit', 'verkeersgrijs a', 'Licht ivoorkleurig'])(
    '%j is found by its name',
    (name) => {
      expect(readRalEntry(name).ok).toBe(true);
    },
  );

  it('is found by number, with RAL, by name and by number with other text', () => {
    for (const colour of ralClassic) {
      for (const text of [colour.code, `RAL ${colour.code}`, colour.name, `${colour.code} x`]) {
        expect(readRalEntry(text)).toEqual({ ok: true, colour });
      }
    }
  });

  const errorOf = (text: string) => {
    const entry = readRalEntry(text);
    return entry.ok ? undefined : entry.error;
  };

  test.each(['', '   ', '\u00a0'])('%j gives an error that asks for a number', (text) => {
    expect(errorOf(text)).toBe('Vul een RAL-nummer in, bijvoorbeeld 7016.');
  });

  test.each(['RAL 9999', '9999', '0000', '1010'])(
    '%j gives an error for an unknown number',
    (text) => {
      expect(errorOf(text)).toMatch(/^RAL\u00a0\d{4} staat niet in RAL Classic\. /);
    },
  );

  test.each(['RAL 210 70 10', '2107010', 'ral 120-3', '120-M'])(
    '%j gives an error for RAL Design or RAL Effect',
    (text) => {
      expect(errorOf(text)).toContain('Wij werken met RAL Classic: vier cijfers');
    },
  );

  test.each([
    [
      'rood',
      /^Er zijn 28 kleuren met ‘rood’ in de naam, zoals RAL\u00a03000 vuurrood, RAL\u00a03001 signaalrood, .* nummer in\.$/,
    ],
    ['Grijs', /^Er zijn 47 kleuren met ‘grijs’ .* RAL\u00a0\d{4} \p{L}*grijs, /u],
    ['knalroze', /^Geen kleur van RAL Classic heet zo\. /],
  ])('%j gives an error with example numbers or the number format', (text, error) => {
    expect(errorOf(text)).toMatch(error);
  });

  test.each([
    ['magenta', '4010'],
    ['licht grijs', '7035'],
    ['wijn', '3005'],
  ])('%j matches one name and is read as RAL %s', (text, code) => {
    expect(readRalEntry(text)).toMatchObject({ ok: true, colour: { code } });
  });

  test.each(['900', '90055', '#ff0000', 'RAL 1', '9005; drop', '9005\n7016', 'Pantone 300'])(
    '%j gives an error with the number format',
    (text) => {
      expect(errorOf(text)).toBe('Een RAL-nummer heeft vier cijfers, bijvoorbeeld 7016.');
    },
  );
});
