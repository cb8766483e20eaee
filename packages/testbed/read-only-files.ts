// Preloaded into a site under test: refuses to write outside of the folders that compose.yml makes writable, as its
// read-only file system does. (Tests run as root too, whom no file mode stops.)
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';

const writable = (process.env.E2E_WRITABLE_FOLDERS ?? '').split(path.delimiter);

/** Index of the argument that names the written file, by function of `fs`. */
const writers = { writeFile: 0, appendFile: 0, mkdir: 0, rm: 0, unlink: 0, copyFile: 1, rename: 1 };

type Method = (...args: unknown[]) => unknown;

for (const [name, argument] of Object.entries(writers)) {
  refuseIn(fs.promises as never, name, argument, (error) => Promise.reject(error));
  refuseIn(fs as never, `${name}Sync`, argument, (error) => {
    throw error;
  });
}
syncBuiltinESMExports();

function refuseIn(
  methods: Record<string, Method>,
  name: string,
  argument: number,
  fail: (error: Error) => unknown,
) {
  const method = methods[name] as Method;
  methods[name] = (...args) => {
    const file = path.resolve(String(args[argument]));
    const isWritable = writable.some((folder) => `${file}/`.startsWith(`${folder}/`));
    // The folder exists, so that the system itself changes nothing.
    if (isWritable || (name.startsWith('mkdir') && fs.existsSync(file))) return method(...args);
    const error = new Error(`EROFS: read-only file system, '${file}'`);
    return fail(Object.assign(error, { code: 'EROFS' }));
  };
}
