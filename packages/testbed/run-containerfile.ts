import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Variables } from '../../scripts/lib/environment.ts';
import { runOrFail } from '../../scripts/lib/processes.ts';

export type Stage = {
  folder: string;
  workFolder: string;
  env: Variables;
  command: string[];
  healthCheck: string;
};

type ContainerfileOptions = {
  file: string;
  /** An empty folder. */
  root: string;
  args: Variables;
  env?: Variables;
};

/** Runs a container file without an engine, each stage in a folder in place of its root. Returns the last stage. */
export async function runContainerfile({
  file,
  root,
  args,
  env = {},
}: ContainerfileOptions): Promise<Stage> {
  const stages = new Map<string, Stage>();
  let stage = emptyStage(root);
  for (const [word, rest] of instructionsOf(readFileSync(file, 'utf8'))) {
    if (word === 'FROM') {
      const [, name = 'last'] = / AS (\S+)/.exec(rest) ?? [];
      stage = emptyStage(path.join(root, name));
      stages.set(name, stage);
    } else if (word === 'WORKDIR') {
      stage.workFolder = path.join(stage.folder, rest);
      mkdirSync(stage.workFolder, { recursive: true });
    } else if (word === 'ARG') {
      stage.env[rest] = args[rest] ?? '';
    } else if (word === 'ENV') {
      Object.assign(stage.env, Object.fromEntries(rest.split(' ').map((pair) => pair.split('='))));
    } else if (word === 'COPY') {
      copy(rest, stage, stages, `${file}.dockerignore`);
    } else if (word === 'RUN') {
      const command = rest.replace(/^(--\S+ )*/, '');
      const here = `cd ${stage.workFolder} && ${command}`;
      await runOrFail(command, 'sh', ['-c', here], { ...stage.env, ...env });
    } else if (word === 'HEALTHCHECK') {
      stage.healthCheck = rest.replace(/^.*? CMD /, '');
    } else if (word === 'CMD') {
      stage.command = JSON.parse(rest);
    } else if (word !== 'USER' && word !== 'EXPOSE') {
      throw new Error(`${file}: the instruction ${word} is not supported`);
    }
  }
  return stage;
}

/** Variables that replace npm: nothing is installed, and an existing standalone build is copied. */
export function withoutBuilding(buildFolder: string) {
  return {
    PATH: `${path.resolve('packages/testbed/container-commands')}:${process.env.PATH}`,
    READY_BUILD: path.resolve(buildFolder),
  };
}

function emptyStage(folder: string): Stage {
  return { folder, workFolder: folder, env: {}, command: [], healthCheck: '' };
}

function instructionsOf(text: string): [string, string][] {
  return text
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]);
}

function copy(rest: string, stage: Stage, stages: Map<string, Stage>, ignoreFile: string) {
  const words = rest.split(' ');
  const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length);
  const paths = words.filter((word) => !word.startsWith('--'));
  const target = path.join(stage.workFolder, paths.pop() ?? '.');
  const origin = from ? stages.get(from)?.folder : '.';
  if (origin === undefined) throw new Error(`There is no stage ${from}`);
  const sources = paths.flatMap((name) => (name === '.' ? allowedNames(ignoreFile) : [name]));
  for (const name of sources) {
    const source = path.join(origin, name);
    // COPY copies the content of a folder, but a file under its name.
    const isFile = target.endsWith('/') && /\.\w+$/.test(name);
    const kept = paths.includes('.') ? name : isFile ? path.basename(name) : '';
    cpSync(source, path.join(target, kept), {
      recursive: true,
      filter: (found) => from !== undefined || !/\.test\.\w+$/.test(found),
    });
  }
}

function allowedNames(ignoreFile: string) {
  const lines = readFileSync(ignoreFile, 'utf8').split('\n');
  return lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
}
