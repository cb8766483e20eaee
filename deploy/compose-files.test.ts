import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { siteVariables } from '../scripts/lib/environment.ts';

type Service = {
  build?: { dockerfile: string; args?: string[] };
  extends?: { file: string; service: string };
  networks?: Record<string, { ipv4_address?: string } | null>;
  volumes?: (string | { source: string })[];
  depends_on?: Record<string, unknown>;
  image?: string;
  environment?: Record<string, string | number>;
  command?: string[];
  read_only?: boolean;
  tmpfs?: string[];
  mem_limit?: string;
  pids_limit?: number;
  stop_grace_period?: string;
  cap_drop?: string[];
  security_opt?: string[];
};

const FILES = ['compose.yml', 'compose.instances.yml', 'compose.studio.yml', 'compose.https.yml'];
/** Folders that the operator creates, see the README. */
const CREATED_BY_OPERATOR = ['./tls', './acme'];

const textOf = (file: string) => readFileSync(file, 'utf8');
const servicesOf = (file: string): Record<string, Service> =>
  parse(textOf(`deploy/${file}`)).services;
const entries = FILES.flatMap((file) => Object.entries(servicesOf(file)));
const names = entries.map(([name]) => name);
const services = entries.map(([, service]) => service);
const site = servicesOf('compose.yml').site;

test('every file named in the compose files exists', () => {
  const named = services.flatMap(({ build, extends: origin, volumes = [] }) => [
    ...(build ? [build.dockerfile] : []),
    ...(origin ? [`deploy/${origin.file}`] : []),
    ...volumes
      .map((volume) => String(volume).split(':')[0] ?? '')
      .filter((source) => source.startsWith('./') && !CREATED_BY_OPERATOR.includes(source))
      .map((source) => `deploy/${source}`),
  ]);
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});

test('every service named in the compose files is defined', () => {
  const named = services.flatMap(({ extends: origin, depends_on = {} }) => [
    ...Object.keys(depends_on),
    ...(origin ? [origin.service] : []),
  ]);
  expect(names).toEqual(expect.arrayContaining(named));
});

test('deploy/instances has one file per instance of the site, with its IP address', () => {
  const fromFiles = readdirSync('deploy/instances').map((file) => [
    file.replace('.conf', ''),
    /^server ([\d.]+):3000 /.exec(textOf(`deploy/instances/${file}`))?.[1],
  ]);
  const fromCompose = entries
    .map(([name, { networks }]) => [name, networks?.inner?.ipv4_address])
    .filter(([, ipAddress]) => ipAddress);
  expect(Object.fromEntries(fromFiles)).toEqual(Object.fromEntries(fromCompose));
});

/** No prerendered page reads these, so the build does without them, and no image has a secret in its history. */
const READ_AT_RUN_TIME = [
  'REVALIDATE_SECRET',
  'HEALTH_TOKEN',
  'INDEXNOW_URL',
  'REDIS_URL',
  'CONTACT_NOTIFY_TO',
  'SMTP_URL',
  'TRUSTED_PROXY_HOPS',
  'LOG_FORMAT',
];

test('compose.yml passes the build arguments of site.Containerfile: every variable that is not read at run time only', () => {
  const buildArguments = Array.from(
    textOf('deploy/site.Containerfile').matchAll(/^ARG (\w+)$/gm),
    ([, name = '']) => name,
  );
  expect(site?.build?.args).toEqual(buildArguments);
  expect([...buildArguments, ...READ_AT_RUN_TIME].sort()).toEqual(siteVariables.toSorted());
});

/** Merges the files of several instances as compose does. */
const merged = Object.fromEntries(
  FILES.slice(0, 3)
    .flatMap((file) => Object.entries(servicesOf(file)))
    .map(([name, service]) => [name, { ...servicesOf('compose.yml')[name], ...service }]),
);
const allServices = Object.entries(merged).map(([name, service]): [string, Service] => [
  name,
  service.extends
    ? { ...servicesOf(service.extends.file)[service.extends.service], ...service }
    : service,
]);

test.each(allServices)(
  'service %s has a read-only root, resource limits and no capabilities',
  (_, service) => {
    expect(service).toMatchObject({
      read_only: true,
      tmpfs: expect.any(Array),
      mem_limit: expect.stringMatching(/^\d+[mg]$/),
      pids_limit: expect.any(Number),
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
  },
);

test('container images have exact versions', () => {
  const named = [
    ...services.flatMap(({ image = '' }) => (image.includes(':') ? [image] : [])),
    ...['site', 'nginx', 'studio'].flatMap((name) =>
      Array.from(
        textOf(`deploy/${name}.Containerfile`).matchAll(/^FROM (\S+)/gm),
        ([, image = '']) => image,
      ),
    ),
  ];
  expect(named.length).toBe(6);
  for (const image of named)
    expect(image).toMatch(/^[a-z]+:\d+\.\d+(\.\d+)?-[a-z]+(@sha256:[0-9a-f]{64})?$/);
});

test('Redis requires the password that is in the REDIS_URL of the sites', () => {
  const { redis, site: withRedis } = servicesOf('compose.instances.yml');
  expect(withRedis?.environment?.REDIS_URL).toMatch(
    /^redis:\/\/:\$\{REDIS_PASSWORD:\?.+\}@redis:6379$/,
  );
  expect(redis?.command?.at(-1)).toContain('requirepass');
  expect(JSON.stringify(redis?.command)).toContain('$$REDIS_PASSWORD');
});

test.each(['site', 'studio'])('%s.Containerfile uses the Node version of .node-version', (name) => {
  const [, ...versions] = textOf(`deploy/${name}.Containerfile`).split('\nFROM node:');
  expect(versions.map((rest) => rest.split('-')[0])).toEqual([
    textOf('.node-version').trim(),
    textOf('.node-version').trim(),
  ]);
});

test('nginx knows the addresses of the studio, and the studio that of nginx', () => {
  const { studio, nginx, ...others } = servicesOf('compose.studio.yml');
  const addressOf = (service?: Service) => service?.networks?.studio?.ipv4_address ?? '';
  const named = textOf('deploy/nginx-studio.conf').matchAll(/^ {2}server ([\d.]+):3100 /gm);
  const instances = [studio, others['studio-b']].map(addressOf);
  expect(Array.from(named, ([, address]) => address)).toEqual(instances);
  expect(studio?.environment?.STUDIO_PROXIES).toBe(addressOf(nginx));
});

test('a studio that is told to stop gets the time that nginx gives its longest answer', () => {
  const [, seconds] = /proxy_read_timeout (\d+)s/.exec(textOf('deploy/nginx-studio.conf')) ?? [];
  const { studio } = servicesOf('compose.studio.yml');
  expect(studio?.stop_grace_period).toBe(`${Number(seconds) / 60}m`);
});

test('the studio gets its own variables only, and the site reaches it by no network', () => {
  const { studio } = servicesOf('compose.studio.yml');
  expect(studio).not.toHaveProperty('env_file');
  expect(Object.keys(studio?.networks ?? {})).toEqual(['studio']);
  const example = textOf('.env.example');
  for (const name of ['STUDIO_HOST', 'STUDIO_SESSION_SECRET', 'STUDIO_EARLIER_SESSION_SECRET'])
    expect(example).toContain(`${name}=`);
});

test('the site gets no key or secret of the studio and its commands, which may be in the same file', () => {
  const secrets = Array.from(
    textOf('.env.example').matchAll(/^(?:# )?(\w+_(?:KEY|SECRET))=/gm),
    ([, name = '']) => name,
  );
  const own = [...siteVariables, 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY'];
  const others = secrets.filter((name) => !own.includes(name));
  expect(others).toContain('STUDIO_SIGNING_KEY');
  for (const name of others) expect(site?.environment).toHaveProperty(name, '');
});
