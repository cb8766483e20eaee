import path from 'node:path';
import { posixPath } from './posix-path.ts';

test('a path of Windows gets slashes, and one of Linux keeps a backslash, which is part of a name there', () => {
  const file = path.win32.relative('C:\\site\\media', 'C:\\site\\media\\blog\\kiosk.avif');
  expect(posixPath(file, path.win32)).toBe('blog/kiosk.avif');
  expect(posixPath('blog/a\\b.avif', path.posix)).toBe('blog/a\\b.avif');
});
