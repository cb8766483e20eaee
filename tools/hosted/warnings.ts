import { readFileSync } from 'node:fs';

const DOCUMENT = 'docs/security.md';
const HEADING = '## Warnings of the advisor';
const LINT = 'db lint';

/** A warning by the name of its check, and the table, function or extension that it is about. */
export type Warning = { check: string; on: string; detail: string };

type AdvisorRow = { name: string; detail: string; metadata?: { name?: string } };
type LintRow = {
  function: string;
  issues: { message: string; statement?: { lineNumber: string } }[];
};

/** @param output of `supabase db advisors` or `supabase db lint`, with a list in JSON among other lines */
export function warningsIn(output: string): Warning[] {
  const [json = '[]'] = /^\[$.*?^\]$/ms.exec(output) ?? [];
  const rows: (AdvisorRow | LintRow)[] = JSON.parse(json);
  return rows.map((row) =>
    'function' in row
      ? { check: LINT, on: row.function.split('.').at(-1) ?? '', detail: issuesOf(row) }
      : { check: row.name, on: row.metadata?.name ?? '', detail: row.detail },
  );
}

function issuesOf({ issues }: LintRow) {
  return issues
    .map(({ message, statement }) => `${message} (line ${statement?.lineNumber})`)
    .join('; ');
}

/** The rows of the table in docs/security.md. `on` is empty where the check is explained whatever it is about. */
function explained(): { check: string; on: string[] }[] {
  const [, section = ''] = readFileSync(DOCUMENT, 'utf8').split(HEADING);
  const [table = ''] = section.split('\n## ');
  const codeIn = (cell = '') => Array.from(cell.matchAll(/`([^`]+)`/g), ([, code = '']) => code);
  return table
    .split('\n')
    .map((line) => line.split('|').slice(1))
    .flatMap(([name, on]) => codeIn(name).map((check) => ({ check, on: codeIn(on) })));
}

/** What the table lacks, and what it explains although no database shows it; one line each. */
export function differencesFromDocument(warnings: Warning[]): string[] {
  const rows = explained();
  const isExplained = ({ check, on }: Warning) =>
    rows.some((row) => row.check === check && (row.on.length === 0 || row.on.includes(on)));
  const isSeen = (check: string, on?: string) =>
    warnings.some((warning) => warning.check === check && (on === undefined || warning.on === on));
  const stale = rows.flatMap(({ check, on }) =>
    on.length > 0
      ? on.filter((one) => !isSeen(check, one)).map((one) => `${check}: ${one}`)
      : [check].filter((one) => !isSeen(one)),
  );
  return [
    ...warnings
      .filter((one) => !isExplained(one))
      .map(({ check, on }) => `not explained: ${check}: ${on}`),
    ...stale.map((one) => `explained, but not shown: ${one}`),
  ];
}
