import { find } from './find';

/** An argument of `:has`: what has to match, and where it stands from the element that has it. */
export type Condition = { combinator: '' | '>' | '+'; selector: string };

export const HAS = ':has(';

/**
 * Gives the attribute of a condition to all elements for which it holds, and to no other. Not by `css-has-pseudo`, whose
 * second version of each rule all browsers would load.
 */
export function markHolders({ combinator, selector }: Condition, index: number): void {
  const attribute = attributeOf(index);
  const holders = new Set<Element>();
  for (const match of find(selector)) {
    const near = combinator === '+' ? match.previousElementSibling : match.parentElement;
    for (let holder = near; holder && !holders.has(holder); holder = holder.parentElement) {
      holders.add(holder);
      if (combinator) break;
    }
  }
  for (const element of find(`[${attribute}]`)) {
    if (!holders.has(element)) element.removeAttribute(attribute);
  }
  for (const element of Array.from(holders)) {
    if (!element.hasAttribute(attribute)) element.setAttribute(attribute, '');
  }
}

/**
 * Puts an attribute in the place of each `:has`, as often as keeps the specificity of the selector.
 * @param conditions grows by the arguments that it does not have yet
 */
export function replaceHas(css: string, conditions: Condition[]): string {
  let result = '';
  let rest = css;
  for (let at = rest.indexOf(HAS); at >= 0; at = rest.indexOf(HAS)) {
    const start = at + HAS.length;
    let end = start;
    for (let depth = 1; depth > 0 && end < rest.length; end += 1) {
      if (rest[end] === '(') depth += 1;
      if (rest[end] === ')') depth -= 1;
    }
    const argument = rest.slice(start, end - 1);
    const attribute = `[${attributeOf(indexOf(argument, conditions))}]`;
    const specificity = argument.match(/\[|\.|#|:(?!not|is)/g)?.length ?? 1;
    result += rest.slice(0, at) + attribute.repeat(specificity);
    rest = rest.slice(end);
  }
  return result + rest;
}

function indexOf(argument: string, conditions: Condition[]) {
  const [, combinator = '', selector = ''] = /^\s*([>+]?)\s*([\s\S]*)$/.exec(argument) ?? [];
  const known = conditions.findIndex(
    (condition) => condition.combinator === combinator && condition.selector === selector,
  );
  if (known >= 0) return known;
  return conditions.push({ combinator: combinator as Condition['combinator'], selector }) - 1;
}

function attributeOf(index: number) {
  return `data-has-${index}`;
}
