import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../../../scripts/lib/processes.ts';
import { installWhenMissing, runs } from './debian.ts';
import { NGINX, startNginxProcess } from './nginx-process.ts';

const CONFIGURATION = 'conf/nginx.conf';
const MODULES = '/usr/lib/nginx/modules';

export function installNginx() {
  const file = readFileSync('deploy/nginx.Containerfile', 'utf8');
  const [, packages = ''] = /--no-install-recommends ([^&]+) &&/.exec(file) ?? [];
  return installWhenMissing(packages.trim().split(' '), () =>
    runs('test', ['-x', NGINX, '-a', '-e', `${MODULES}/ngx_http_brotli_filter_module.so`]),
  );
}

export type Options = {
  /** URLs of the site's instances. */
  instances: string[];
  /** Folder with the static files of builds. */
  files?: string;
  /** PEM files; without them there is no HTTPS. */
  encrypted?: { certificate: string; key: string };
  /** URLs of the instances of the studio, whose PEM files are those of `encrypted`. */
  studio?: [string, string];
  /** Takes the client IP from X-Forwarded-For. Without it requests from loopback have no rate limit. */
  isBehindProxy?: boolean;
};

export async function startNginx(options: Options) {
  const ports = {
    8080: await findFreePort(),
    8081: await findFreePort(),
    8443: await findFreePort(),
  };
  const folder = layOut(options, ports);
  const url = `http://localhost:${ports[8080]}`;
  // nginx responds to this path without an instance.
  const { pid, stop } = await startNginxProcess(folder, CONFIGURATION, `${url}/_next/image`);

  return {
    url,
    pid,
    secureUrl: `https://localhost:${ports[8443]}`,
    folder,
    /** The access log. */
    log(): Record<string, string | number>[] {
      const text = readFileSync(path.join(folder, 'logs/access.log'), 'utf8');
      return text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
    },
    /** The error log. */
    errors: () => readFileSync(path.join(folder, 'logs/error.log'), 'utf8'),
    async stop() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Creates the folders and files that nginx.conf expects, as nginx.Containerfile does, with these ports. */
function layOut(
  { instances, files, encrypted, studio, isBehindProxy }: Options,
  ports: Record<string, number>,
) {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  for (const name of ['cache', 'logs', 'run']) mkdirSync(path.join(folder, name));
  symlinkSync(MODULES, path.join(folder, 'modules'));
  if (files) symlinkSync(path.resolve(files), path.join(folder, 'static'));

  const conf = path.join(folder, 'conf');
  cpSync('deploy/nginx', conf, { recursive: true });
  if (encrypted) {
    cpSync('deploy/nginx-https.conf', path.join(conf, 'server.conf'));
    mkdirSync(path.join(conf, 'tls'));
    cpSync(encrypted.certificate, path.join(conf, 'tls/certificate.pem'));
    cpSync(encrypted.key, path.join(conf, 'tls/key.pem'));
  }
  if (encrypted && studio) {
    cpSync(encrypted.certificate, path.join(conf, 'tls/studio-certificate.pem'));
    cpSync(encrypted.key, path.join(conf, 'tls/studio-key.pem'));
    const [first, second] = studio.map((url) => new URL(url).host);
    const text = readFileSync('deploy/nginx-studio.conf', 'utf8')
      .replace('172.30.8.11:3100', first ?? '')
      .replace('172.30.8.12:3100', second ?? '');
    writeFileSync(path.join(conf, 'studio.conf'), text);
  }
  if (isBehindProxy) {
    const lines = ['set_real_ip_from 127.0.0.1;', 'set_real_ip_from ::1;'];
    writeFileSync(
      path.join(conf, 'real-ip.conf'),
      `${lines.join('\n')}\nreal_ip_header X-Forwarded-For;\n`,
    );
  }
  for (const name of readdirSync(conf).filter((file) => file.endsWith('.conf'))) {
    const file = path.join(conf, name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      text.replaceAll(/\b(8080|8081|8443)\b/g, (port) => String(ports[port])),
    );
  }

  mkdirSync(path.join(conf, 'instances'));
  const server = readFileSync('deploy/instances/site.conf', 'utf8');
  for (const [index, url] of instances.entries()) {
    const file = path.join(conf, `instances/site-${index + 1}.conf`);
    writeFileSync(file, server.replace(/[\d.]+:\d+/, `127.0.0.1:${new URL(url).port}`));
  }
  return folder;
}
