import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import './title';

/** Sets the variable after sharp is loaded and before it draws, like title.ts. */
const DRAW = `
  const sharp = require('sharp');
  if (process.argv[1]) process.env.FONTCONFIG_FILE = process.argv[1];
  sharp({ text: { text: 'Titel', font: 'Archivo SemiBold, 40', fontfile: 'app/fonts/archivo-title.ttf' } })
    .png().toBuffer().then((png) => console.log(String(png.length)));
`;

async function errorsOfDrawing(file: string) {
  const { stdout, stderr } = await promisify(execFile)('node', ['-e', DRAW, file], {
    env: { ...process.env, FONTCONFIG_FILE: '/nonexistent' },
  });
  expect(Number(stdout)).toBeGreaterThan(100);
  return stderr;
}

test('drawing a title logs nothing when the system has no fontconfig file', async () => {
  expect(await errorsOfDrawing('')).toContain('Fontconfig error');
  expect(await errorsOfDrawing(process.env.FONTCONFIG_FILE ?? '')).toBe('');
}, 60_000);
