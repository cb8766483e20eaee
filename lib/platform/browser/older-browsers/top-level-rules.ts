/** The rules and statements of a style sheet, at-rules with what they hold. */
export function topLevelRules(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  const tokens = css.matchAll(
    /\/\*[\s\S]*?\*\/|"(?:\\.|[^"])*"|'(?:\\.|[^'])*'|url\([^"')]*\)|\\.|[{};]/g,
  );
  for (const { 0: token, index } of tokens) {
    if (token === '{') depth += 1;
    if (token === '}') depth -= 1;
    if (depth > 0 || (token !== '}' && token !== ';')) continue;
    rules.push(css.slice(start, index + 1));
    start = index + 1;
  }
  return rules;
}
