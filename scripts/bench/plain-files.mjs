import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installWhenMissing, runs } from '../steps/debian.mjs';
import { PlainError } from '../steps/plain-error.mjs';
import { findFreePort, isAnswering } from '../steps/processes.mjs';

const FOLDER = path.resolve('.data/bench/plain-files');
const NGINX = 'nginx';

/**
 * Serves pages of a site as files from nginx, without their scripts: nothing that shows the same
 * can come sooner.
 * @param {{ siteUrl: string, pages: string[], buildFolder: string }} options
 */
export async function startPlainFiles({ siteUrl, pages, buildFolder }) {
  await installWhenMissing([NGINX], () => runs(NGINX, ['-v']));
  rmSync(FOLDER, { recursive: true, force: true });
  for (const page of pages) {
    const html = await (await fetch(siteUrl + page)).text();
    const folder = path.join(FOLDER, 'pages', page);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'index.html'), withoutScripts(html));
  }
  const port = await findFreePort();
  const configuration = path.join(FOLDER, 'nginx.conf');
  writeFileSync(configuration, nginxConfiguration(port, path.resolve(buildFolder)));
  const server = spawn(NGINX, ['-c', configuration], { stdio: 'ignore' });
  const url = `http://localhost:${port}`;
  for (let tries = 0; !(await isAnswering(url)); tries += 1) {
    if (tries > 100 || server.exitCode !== null) throw new PlainError('nginx did not start.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    async stop() {
      server.kill();
      if (server.exitCode === null) await once(server, 'exit');
    },
  };
}

/** @param {string} html */
function withoutScripts(html) {
  return html
    .replaceAll(/<script\b(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link rel="preload" as="script"[^>]*>/g, '');
}

/** @param {number} port @param {string} buildFolder */
function nginxConfiguration(port, buildFolder) {
  return `
daemon off;
pid ${FOLDER}/nginx.pid;
error_log ${FOLDER}/error.log;
events {}
http {
  include /etc/nginx/mime.types;
  types { image/avif avif; font/woff2 woff2; video/mp4 mp4; }
  access_log off;
  client_body_temp_path ${FOLDER}/temp; proxy_temp_path ${FOLDER}/temp;
  fastcgi_temp_path ${FOLDER}/temp; uwsgi_temp_path ${FOLDER}/temp; scgi_temp_path ${FOLDER}/temp;
  sendfile on;
  gzip on;
  gzip_comp_level 6;
  gzip_types text/css image/svg+xml application/json;
  server {
    listen ${port};
    charset utf-8;
    root ${FOLDER}/pages;
    location / { try_files $uri/index.html @public; }
    location @public { root ${path.resolve('public')}; }
    location /_next/static/ { alias ${buildFolder}/static/; expires max; }
    location /media/ { alias ${path.resolve('supabase/media')}/; }
  }
}
`;
}
