import { Parser } from 'htmlparser2';

/** The properties that a step reads; `font` also sets weight and slant. */
const READ =
  /(?:^|;)\s*(?:font(?:-weight|-style)?|text-decoration(?:-line)?|text-line-through|vertical-align|display|visibility|mso-hide)\s*:/;

/** Excel writes a rule for each format of a workbook; more are no text that somebody copied. */
const MAX_RULES = 3000;

type Rule = { selector: string; declarations: string; weight: number };

/**
 * Puts what the style sheets in copied HTML say about an element in front of its inline style, in `data-style`, so
 * that the other steps find all in one place.
 */
export function applyStyleSheets(body: HTMLElement, html: string) {
  const rules = rulesIn(styleSheetsIn(html)).slice(0, MAX_RULES);
  // The weaker rule first, as the last declaration wins.
  rules.sort((one, other) => one.weight - other.weight);
  const declared = new Map<Element, string[]>();
  for (const { selector, declarations } of rules) {
    for (const element of matching(body, selector)) {
      declared.set(element, [...(declared.get(element) ?? []), declarations]);
    }
  }
  for (const [element, declarations] of declared) {
    const inline = element.getAttribute('data-style') ?? '';
    element.setAttribute('data-style', [...declarations, inline].join(';'));
  }
}

function styleSheetsIn(html: string): string {
  let text = '';
  let open = 0;
  const parser = new Parser({
    onopentagname: (name) => {
      if (name === 'style') open += 1;
    },
    ontext: (part) => {
      if (open > 0) text += part;
    },
    onclosetag: (name) => {
      if (name === 'style') open -= 1;
    },
  });
  parser.end(html);
  return text;
}

/** The rules outside `@media` and the like. Splitting takes linear time, whatever the text. */
function rulesIn(css: string): Rule[] {
  const plain = css
    .replaceAll(/<!--|-->/g, '')
    .split('/*')
    .map(withoutComment)
    .join('');
  let isNested = false;
  return plain.split('}').flatMap((part) => {
    const [selectors = '', declarations, ...deeper] = part.split('{');
    if (declarations === undefined || deeper.length > 0) isNested = deeper.length > 0;
    else if (!isNested && !selectors.includes('@') && READ.test(declarations.toLowerCase())) {
      return selectors.split(',').map((selector) => ({
        selector: selector.trim(),
        declarations,
        weight: weightOf(selector),
      }));
    }
    return [];
  });
}

function withoutComment(part: string, index: number): string {
  return index === 0 ? part : part.split('*/').slice(1).join('*/');
}

/** The specificity of a selector, in one number. */
function weightOf(selector: string): number {
  const count = (pattern: RegExp) => selector.match(pattern)?.length ?? 0;
  return count(/#/g) * 10_000 + count(/[.[:]/g) * 100 + count(/(?:^|[\s>+~])[a-z]/gi);
}

/** None for a selector that the browser does not know. */
function matching(body: HTMLElement, selector: string): Element[] {
  try {
    return Array.from(body.querySelectorAll(selector));
  } catch {
    return [];
  }
}
