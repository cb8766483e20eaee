import { pictureNameOf } from './picture-name';

test.each([
  ['Foto Café 1.JPG', 'foto-cafe-1'],
  ['C:\\Users\\Anna\\zuil.v2.png', 'zuil-v2'],
  ['map/IMG_0001', 'img-0001'],
  [`${'a'.repeat(99)} b.png`, 'a'.repeat(99)],
  ['.jpg', 'jpg'],
])('a picture of the file %s is named %s', (file, name) => expect(pictureNameOf(file)).toBe(name));

test('a file without letters and digits has no name', () => {
  expect(pictureNameOf('照片.jpg')).toBeNull();
});
