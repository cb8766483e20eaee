import { findContainers, measureContainers } from './container-units';
import { type Condition, HAS, markHolders, replaceHas } from './has-selector';
import { topLevelRules } from './top-level-rules';

/** Events after which a selector such as `:has(:checked)` may hold for other elements. */
const EVENTS = ['change', 'input', 'reset', 'focusin', 'focusout', 'mouseover'];

/**
 * Adapts the style sheets of the page, and those that come later, to a browser that lacks `:has` (Chromium before 105,
 * Firefox before 121) or units of a container (Chromium before 105, Safari before 16, Firefox before 110).
 */
export function adaptSheets(): void {
  const conditions: Condition[] = [];
  const containers: string[] = [];
  const adapted = new Set<Element>();
  let isWaiting = false;

  function update() {
    isWaiting = false;
    conditions.forEach(markHolders);
    measureContainers(containers);
  }

  function updateSoon() {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(update);
  }

  function adaptNew() {
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
    for (const link of Array.from(links)) {
      if (adapted.has(link)) continue;
      adapted.add(link);
      adapt(link, conditions, containers).then(updateSoon, () => undefined);
    }
    updateSoon();
  }

  adaptNew();
  new MutationObserver(adaptNew).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
  });
  for (const type of EVENTS) document.addEventListener(type, updateSoon, true);
}

/** Writes a style sheet anew, each rule at its place. */
async function adapt(link: HTMLLinkElement, conditions: Condition[], containers: string[]) {
  if (!link.sheet) await new Promise((resolve) => link.addEventListener('load', resolve));
  const css = await (await fetch(link.href)).text();
  containers.push(...findContainers(css));
  const { sheet } = link;
  if (!sheet || !css.includes(HAS) || CSS.supports('selector(:has(a))')) return;
  while (sheet.cssRules.length > 0) sheet.deleteRule(0);
  for (const rule of topLevelRules(css)) {
    try {
      sheet.insertRule(replaceHas(rule, conditions), sheet.cssRules.length);
    } catch {
      // The browser does not know something else in the rule, and drops it as before.
    }
  }
}
