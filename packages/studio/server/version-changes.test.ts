import { type VersionRow, versionChanges } from './version-changes';

const day = (number: number) => `2026-11-0${number}T09:00:00+00:00`;

const version = (row: Partial<VersionRow>, content = '<p>Een twee.</p>'): VersionRow => ({
  kind: 'live',
  slug: 'zuil',
  is_published: true,
  published_at: day(1),
  created_at: day(2),
  texts: { excerpt: '', content },
  ...row,
});
const made = version({ is_published: false, created_at: day(1) });

const eventsOf = (...oldestFirst: VersionRow[]) =>
  versionChanges(oldestFirst.toReversed())
    .map(({ event }) => event)
    .toReversed();

test('a post is made, planned, published, corrected, renamed and withdrawn', () => {
  expect(
    eventsOf(
      made,
      version({ published_at: day(5) }),
      version({ published_at: day(6), created_at: day(3) }),
      version({ published_at: day(4), created_at: day(4) }),
      version({ published_at: day(4), created_at: day(5) }, '<p>Een drie.</p>'),
      version({ published_at: day(4), created_at: day(6), slug: 'kiosk' }, '<p>Een drie.</p>'),
      version({ published_at: day(4), created_at: day(7), is_published: false }),
      version({ published_at: day(4), created_at: day(8) }),
    ),
  ).toEqual([
    ...['made', 'planned', 'planned', 'published', 'corrected', 'renamed', 'withdrawn'],
    'published',
  ]);
});

test('a draft and a text that was not chosen are told as such, between live texts', () => {
  expect(
    eventsOf(
      made,
      version({}),
      version({ kind: 'draft', is_published: false }),
      version({ kind: 'kept' }),
      version({ created_at: day(4) }, 'Drie.'),
    ),
  ).toEqual(['made', 'published', 'draft', 'kept', 'corrected']);
});

test('words are counted that are more and less than in the live text before', () => {
  const [corrected, , first] = versionChanges([
    version({}, '<p>Een <strong>drie</strong> vier.</p>'),
    version({ kind: 'draft' }, '<p>Iets heel anders.</p>'),
    version({}, '<p>Een twee.</p>'),
  ]);
  expect(corrected?.words).toEqual({ added: 2, removed: 1 });
  expect(first?.words).toBeNull();
});

test('of a version without its texts nothing is counted', () => {
  const [newest] = versionChanges([version({}), version({ texts: undefined })]);
  expect(newest?.words).toBeNull();
});
