import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startNginxProcess } from '../../packages/testbed/system-packages/nginx-process.ts';
import { findFreePort } from '../../scripts/lib/processes.ts';

const FOLDER = path.resolve('.data/bench/plain-files');

type PlainFilesOptions = {
  siteUrl: string;
  pages: string[];
  buildFolder: string;
};

/** Serves pages as static files from nginx, uncompressed and without scripts: the lower limit of the load time. */
export async function startPlainFiles({ siteUrl, pages, buildFolder }: PlainFilesOptions) {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(path.join(FOLDER, 'pages'), { recursive: true });
  for (const page of pages) {
    const html = await (await fetch(siteUrl + page)).text();
    const folder = path.join(FOLDER, 'pages', page);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'index.html'), withoutScripts(html));
  }
  const port = await findFreePort();
  writeFileSync(
    path.join(FOLDER, 'nginx.conf'),
    nginxConfiguration(port, path.resolve(buildFolder)),
  );
  const url = `http://localhost:${port}`;
  const { stop } = await startNginxProcess(FOLDER, 'nginx.conf', url);
  return { url, folder: path.join(FOLDER, 'pages'), stop };
}

function withoutScripts(html: string) {
  return html
    .replaceAll(/<script\b(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link rel="preload" as="script"[^>]*>/g, '');
}

function nginxConfiguration(port: number, buildFolder: string) {
  return `
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
  server {
    listen ${port};
    charset utf-8;
    root ${FOLDER}/pages;
    location / { try_files $uri/index.html $uri @public; }
    location @public { root ${path.resolve('public')}; }
    location /_next/static/ { alias ${buildFolder}/static/; expires max; }
    location /media/ { alias ${path.resolve('supabase/media')}/; }
  }
}
`;
}
