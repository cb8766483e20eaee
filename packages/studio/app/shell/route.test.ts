import { parseRoute, routeHref } from './route';

test('a fragment names the room, the post and what is searched for', () => {
  const route = parseRoute('#/blog/a%2Fb?zoek=kleur&staat=live');
  expect(route).toMatchObject({ room: 'blog', id: 'a/b' });
  expect(route.search.get('zoek')).toBe('kleur');
});

test.each(['', '#', '#/', '#/onbekend', '#/blog/%E0'])(
  'the fragment "%s" is the list of posts',
  (hash) => {
    expect(parseRoute(hash)).toMatchObject({ room: 'blog', id: undefined });
  },
);

test('the fragment of a route is read as the same route', () => {
  const search = new URLSearchParams({ zoek: 'staal & glas' });
  const route = parseRoute(routeHref('blog', 'a/b', search));
  expect(route.id).toBe('a/b');
  expect(route.search.get('zoek')).toBe('staal & glas');
});
