import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { UserError } from './user-error.ts';

type Command<Options> = {
  /** One line for each form of the command. */
  usage: string;
  options?: Options;
  /** How many arguments without a name the command takes. */
  positionals?: number;
};

/**
 * The arguments of a command. For `--help` it prints the usage and ends the process.
 * @throws {UserError} with the usage, for anything that the command does not know
 */
export function readArguments<const Options extends ParseArgsOptionsConfig>({
  usage,
  options = {} as Options,
  positionals: most = 0,
}: Command<Options>) {
  const args = process.argv.slice(2);
  if (args.some((arg) => arg === '--help' || arg === '-h')) {
    console.log(usage);
    process.exit(0);
  }
  const parsed = parse(args, options, usage);
  const surplus = parsed.positionals[most];
  if (surplus !== undefined) throw new UserError(`Unexpected argument '${surplus}'.\n\n${usage}`);
  return parsed;
}

function parse<const Options extends ParseArgsOptionsConfig>(
  args: string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs<{ args: string[]; options: Options; allowPositionals: true }>({
      args,
      options,
      allowPositionals: true,
    });
  } catch (error) {
    // Node adds advice that does not fit our commands, from the second sentence or line on.
    const [problem] = (error as Error).message.split(/\.? *\n|\. /);
    throw new UserError(`${problem?.replace(/\.$/, '')}.\n\n${usage}`);
  }
}

/** @throws {UserError} with the usage, unless the text is a whole number from 1 on */
export function countOf(text: string, usage: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new UserError(`"${text}" is not a whole number from 1 on.\n\n${usage}`);
}
