/**
 * The commands of the Supabase CLI that the documentation and our messages use, with flags that they have in version
 * 2.117.0. `npm run test:hosted` compares this list with the CLI.
 */
export const supabaseCommands: Record<string, string[]> = {
  link: ['--project-ref'],
  'db push': ['--db-url', '--dry-run', '--include-seed', '--linked'],
  'migration repair': ['--db-url', '--linked', '--status'],
  'db dump': ['--data-only', '--file', '-f', '--linked', '--role-only'],
  'db lint': ['--db-url', '--level', '--linked'],
  'db advisors': ['--db-url', '--level', '--linked', '--type'],
  'storage cp': ['--experimental', '--linked', '--recursive', '-r'],
  'gen signing-key': ['--algorithm'],
};

/** The calls of the CLI in a text that name a command or a flag which is not in the list. */
export function unknownSupabaseCalls(text: string): string[] {
  const calls = Array.from(
    text.matchAll(/npx supabase ([a-z][^`'"\n;|&>]+)/g),
    ([, call = '']) => call,
  );
  return calls.filter((call) => {
    const words = call.trim().split(/\s+/);
    const command = Object.keys(supabaseCommands).find((name) => {
      const length = name.split(' ').length;
      return (
        words
          .slice(0, length)
          .join(' ')
          .replace(/[.:,)]+$/, '') === name
      );
    });
    const flags = words.filter((word) => word.startsWith('-')).map((flag) => flag.split('=')[0]);
    return !command || flags.some((flag) => !supabaseCommands[command]?.includes(flag ?? ''));
  });
}
