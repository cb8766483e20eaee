import { routes } from '@/lib/routes';
import { type OwnPage, ownPageAt } from './own-pages';

const POST: OwnPage = { href: '/blog/de-kleur', title: 'De Kleur', description: 'Over verf.' };
const findPosts = async () => [{ ...POST, href: '/blog/de-kleur-van-staal' }, POST];

test('a page of the site has the title and the description of its search', async () => {
  expect(await ownPageAt(routes.kiosken, findPosts)).toMatchObject({ title: 'Kiosken' });
  expect((await ownPageAt(routes.kiosken, findPosts))?.description).toMatch(/\w{4}/);
});

test('a post has its title and excerpt, or its title alone when it cannot be asked for', async () => {
  expect(await ownPageAt(POST.href, findPosts)).toEqual(POST);
  const failing = () => Promise.reject(new Error('no connection'));
  expect(await ownPageAt(POST.href, failing)).toEqual({ ...POST, description: '' });
});

test('another address is no own page', async () => {
  expect(await ownPageAt('https://example.com/', findPosts)).toBeUndefined();
  expect(await ownPageAt('/kiosken#maten', findPosts)).toBeUndefined();
});
