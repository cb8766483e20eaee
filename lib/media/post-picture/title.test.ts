import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import './title';

/** As in title.ts: the variable is set after sharp is loaded, and before it draws. */
const DRAW = `
  const sharp = require('sharp');
  if (process.argv[1]) process.env.FONTCONFIG_FILE = process.argv[1];
  sharp({ text: { text: 'Titel', font: 'Archivo SemiBold, 40', fontfile: 'app/fonts/archivo-title.ttf' } })
    .png().toBuffer().then((png) => console.log(png.length));
`;

/** What drawing says where the system has no file for fontconfig, as in a container. */
async function errorsOfDrawing(file: string) {
  const { stdout, stderr } = await promisify(execFile)('node', ['-e', DRAW, file], {
    env: { ...process.env, FONTCONFIG_FILE: '/nonexistent' },
  });
  expect(Number(stdout)).toBeGreaterThan(100);
  return stderr;
}

test('drawing a title logs nothing where the system has no fonts', async () => {
  expect(await errorsOfDrawing('')).toContain('Fontconfig error');
  expect(await errorsOfDrawing(process.env.FONTCONFIG_FILE ?? '')).toBe('');
}, 60_000);
