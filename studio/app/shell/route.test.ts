import { hrefOf, parseRoute } from './route';

test('parseRoute reads the room, what follows it and the query', () => {
  const route = parseRoute('#/blog/12/versies?staat=live');
  expect(route).toMatchObject({ room: 'blog', parts: ['12', 'versies'] });
  expect(route.query.get('staat')).toBe('live');
});

test.each(['', '#', '#/weg/12', '#/%E0%A4%A'])(
  'parseRoute opens the list of posts for %s',
  (hash) => {
    expect(parseRoute(hash)).toMatchObject({ room: 'blog', parts: [] });
  },
);

test('hrefOf writes what parseRoute reads', () => {
  const href = hrefOf('blog', ['a/b'], new URLSearchParams({ zoek: 'hoe helder' }));
  expect(parseRoute(href).parts).toEqual(['a/b']);
  expect(parseRoute(href).query.get('zoek')).toBe('hoe helder');
});
