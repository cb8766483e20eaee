import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

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
  cap_drop?: string[];
  security_opt?: string[];
};

const FILES = ['compose.yml', 'compose.instances.yml', 'compose.https.yml'];
/** What the owner puts there, as the README says. */
const OF_THE_OWNER = ['./tls', './acme'];

const textOf = (file: string) => readFileSync(file, 'utf8');
const servicesOf = (file: string): Record<string, Service> =>
  parse(textOf(`deploy/${file}`)).services;
const entries = FILES.flatMap((file) => Object.entries(servicesOf(file)));
const names = entries.map(([name]) => name);
const services = entries.map(([, service]) => service);
const site = servicesOf('compose.yml').site;

test('every file that they name is there', () => {
  const named = services.flatMap(({ build, extends: origin, volumes = [] }) => [
    ...(build ? [build.dockerfile] : []),
    ...(origin ? [`deploy/${origin.file}`] : []),
    ...volumes
      .map((volume) => String(volume).split(':')[0] ?? '')
      .filter((source) => source.startsWith('./') && !OF_THE_OWNER.includes(source))
      .map((source) => `deploy/${source}`),
  ]);
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});

test('every service that they name is there', () => {
  const named = services.flatMap(({ extends: origin, depends_on = {} }) => [
    ...Object.keys(depends_on),
    ...(origin ? [origin.service] : []),
  ]);
  expect(names).toEqual(expect.arrayContaining(named));
});

test('nginx and the script that replaces instances know each of them by its name and address', () => {
  const known = readdirSync('deploy/instances').map((file) => [
    file.replace('.conf', ''),
    /^server ([\d.]+):3000 /.exec(textOf(`deploy/instances/${file}`))?.[1],
  ]);
  const given = entries
    .map(([name, { networks }]) => [name, networks?.inner?.ipv4_address])
    .filter(([, address]) => address);
  expect(Object.fromEntries(known)).toEqual(Object.fromEntries(given));
});

test('the image is built with the variables that its file asks for, all of them known to the owner', () => {
  const asked = Array.from(
    textOf('deploy/site.Containerfile').matchAll(/^ARG (\w+)$/gm),
    ([, name]) => name,
  );
  expect(site?.build?.args).toEqual(asked);
  const example = textOf('.env.example');
  expect(asked.filter((name) => !example.includes(`${name}=`))).toEqual([]);
});

/** As compose puts them together. */
const whole = Object.fromEntries(
  FILES.slice(0, 2)
    .flatMap((file) => Object.entries(servicesOf(file)))
    .map(([name, service]) => [name, { ...servicesOf('compose.yml')[name], ...service }]),
);
const started = Object.entries(whole).map(([name, service]): [string, Service] => [
  name,
  service.extends ? { ...servicesOf('compose.yml')[service.extends.service], ...service } : service,
]);

test.each(started)('%s may write, take and do no more than it needs', (_, service) => {
  expect(service).toMatchObject({
    read_only: true,
    tmpfs: expect.any(Array),
    mem_limit: expect.stringMatching(/^\d+[mg]$/),
    pids_limit: expect.any(Number),
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
  });
});

test('images are named by their exact version', () => {
  const named = [
    ...services.flatMap(({ image = '' }) => (image.includes(':') ? [image] : [])),
    ...['site', 'nginx'].flatMap((name) =>
      Array.from(
        textOf(`deploy/${name}.Containerfile`).matchAll(/^FROM (\S+)/gm),
        ([, image = '']) => image,
      ),
    ),
  ];
  expect(named.length).toBe(4);
  for (const image of named)
    expect(image).toMatch(/^[a-z]+:\d+\.\d+(\.\d+)?-[a-z]+(@sha256:[0-9a-f]{64})?$/);
});

test('Redis asks for the password that the sites are given', () => {
  const { redis, site: withRedis } = servicesOf('compose.instances.yml');
  expect(withRedis?.environment?.REDIS_URL).toMatch(
    /^redis:\/\/:\$\{REDIS_PASSWORD:\?.+\}@redis:6379$/,
  );
  expect(redis?.command?.at(-1)).toContain('requirepass');
  expect(JSON.stringify(redis?.command)).toContain('$$REDIS_PASSWORD');
});

test('the container runs the version of Node that scripts/run.mjs downloads', () => {
  const [, ...versions] = textOf('deploy/site.Containerfile').split('\nFROM node:');
  expect(versions.map((rest) => rest.split('-')[0])).toEqual([
    textOf('.node-version').trim(),
    textOf('.node-version').trim(),
  ]);
});
