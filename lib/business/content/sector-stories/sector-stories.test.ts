import { existsSync, readFileSync } from 'node:fs';
import { sectors } from '../sectors';
import { sectorStories, sectorsWithPosts } from './index';

const seed = readFileSync('supabase/seed.sql', 'utf8');
const isPublished = (slug: string) =>
  new RegExp(`^insert into public\\.posts .* values \\('${slug}', .* true, \\$html`, 'm').test(
    seed,
  );

describe.each(sectors)('the story of $name', ({ id, models, situation }) => {
  const { paragraphs, needs, reasons, posts, sharedPicture, subject } = sectorStories[id];

  it('has two or three paragraphs that repeat nothing of the situation', () => {
    expect(paragraphs.length).toBeGreaterThanOrEqual(2);
    expect(paragraphs.length).toBeLessThanOrEqual(3);
    for (const paragraph of paragraphs) {
      expect(paragraph.length).toBeGreaterThan(150);
      for (const sentence of situation.split('. ')) expect(paragraph).not.toContain(sentence);
    }
  });

  it('has a reason for each recommended model and for no other', () => {
    expect(Object.keys(reasons).toSorted()).toEqual(models.map(({ model }) => model).toSorted());
  });

  it('names what place, power, network and content must be', () => {
    for (const need of Object.values(needs)) expect(need).toMatch(/\w{4}.*\.$/);
    expect(subject).toMatch(/\w{4}/);
  });

  it('names two published posts of the seed', () => {
    expect(posts.filter((slug) => !isPublished(slug))).toEqual([]);
    expect(new Set(posts).size).toBe(2);
  });

  it('has a picture for shared links', () => {
    expect(existsSync(`public/pictures/open-graph/${sharedPicture}.jpg`)).toBe(true);
  });
});

test('titles and descriptions of sectors differ', () => {
  const stories = Object.values(sectorStories);
  expect(new Set(stories.map(({ title }) => title)).size).toBe(stories.length);
  expect(new Set(stories.map(({ description }) => description)).size).toBe(stories.length);
});

test('titles and descriptions of sectors fit a search result', () => {
  for (const { title, description } of Object.values(sectorStories)) {
    expect(title.length).toBeLessThanOrEqual(65);
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
  }
});

test('sectorsWithPosts returns the sectors whose page shows a post', () => {
  expect(sectorsWithPosts(['wachten-voelt-korter-met-goede-informatie'])).toEqual(['zorg']);
  expect(sectorsWithPosts(['terugblik-op-drie-beursdagen'])).toEqual([]);
});
