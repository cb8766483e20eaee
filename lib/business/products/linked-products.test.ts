import { linkedProducts } from './linked-products';

const link = (path: string) => `<a href="${path}">kiosk</a>`;

test('linkedProducts lists each product once, in the order of the links', () => {
  const html = ['wall-kiosk', 'brandvision', 'wall-kiosk'].map((id) => link(`/kiosken/${id}`));
  expect(linkedProducts(html.join())).toEqual(['wall-kiosk', 'brandvision']);
});

test('linkedProducts leaves out other pages and products that do not exist', () => {
  const paths = ['/kiosken', '/kiosken#maten', '/kiosken/brandvisie', '/blog/brandvision'];
  expect(linkedProducts(paths.map(link).join())).toEqual([]);
});
