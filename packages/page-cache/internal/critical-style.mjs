import { Parser } from 'htmlparser2';
import selectorParser from 'postcss-selector-parser';
import { isFallback } from '../../../lib/platform/styles/older-browsers.mjs';

/**
 * A declaration, a rule or an at-rule of a style sheet.
 * @typedef {object} Part
 * @property {string} text up to its block, if it has one
 * @property {Part[]} [block]
 * @property {{ text: string, needs: string[] }[]} [selectors] of a rule, with the names that each of them needs
 * @property {string} [defines] the custom property or the keyframes that it defines
 * @property {string[]} reads the custom properties and the keyframes that it reads
 */

/** Reading a sheet takes as long as making the style of three pages. @type {WeakMap<import('postcss').Root, Part[]>} */
const partsBySheet = new WeakMap();

/**
 * The rules of a page's style sheets that can apply to it on a screen, as it was rendered: a selector is left out if it
 * needs an element, class or attribute that the page lacks. What a script adds later is in the whole sheets.
 * Takes 2 to 5 ms; PurgeCSS, which leaves out 5 % more, 50 to 130 ms and 31 packages.
 * @param {import('postcss').Root[]} sheets in their order; they are not changed
 * @param {string} html
 * @returns {string} CSS
 */
export function criticalStyle(sheets, html) {
  const names = namesIn(html);
  const parts = sheets.flatMap((sheet) => applicable(partsOf(sheet), names));
  return textOf(parts, namesRead(parts));
}

/** Tailwind's fallbacks of a property that its theme always defines: 110 bytes of a compressed page. */
const UNUSED_FONTS = /(var\(--font-sans),[^()]*/;

/**
 * States that a visitor causes, before which the whole sheets come, copies of rules for Chromium before 88, and the button
 * in a field for a file, which is transparent wherever a page has one.
 */
const LATER =
  /^:(hover|active|focus-within|open|popover-open|-moz-focusring|-moz-ui-invalid|:selection|:backdrop|-webkit-any|:(file-selector|-webkit-file-upload)-button)$/;

/** Begins the condition of Tailwind's colour of placeholders; the one field that has a placeholder has its own. */
const PLACEHOLDER_COLOUR = '(not ((-webkit-appearance';

/** Paper, and larger targets for fingers where nothing in view moves by them. */
const LATER_MEDIA = ['print', '(pointer: coarse)', '(pointer:coarse)'];

/** States and parts of fields, by the attribute that they need. @type {[RegExp, string][]} */
const NEEDED_ATTRIBUTES = [
  [/^:disabled/, '[disabled'],
  [/^::placeholder/, '[placeholder'],
  [/^::-webkit-search/, '[type=search'],
  [/^::-webkit-(date|calendar)/, '[type=date'],
  [/^::-webkit-(inner|outer)-spin/, '[type=number'],
];

/** A page's elements, classes (`.name`), attributes (`[name`, `[name=value`) and chosen values. @param {string} html @returns {Set<string>} */
function namesIn(html) {
  const names = new Set();
  const parser = new Parser({
    onopentag(element, attributes) {
      names.add(element);
      for (const [attribute, value] of Object.entries(attributes)) {
        names.add(`[${attribute}`).add(`[${attribute}=${value}`);
      }
      if ('checked' in attributes) names.add(`[value=${attributes.value}:checked`);
      for (const name of attributes.class?.split(/\s+/) ?? []) names.add(`.${name}`);
    },
  });
  parser.end(html);
  return names;
}

/** @param {import('postcss').Root} sheet */
function partsOf(sheet) {
  const parts = partsBySheet.get(sheet) ?? readParts(sheet.nodes);
  partsBySheet.set(sheet, parts);
  return parts;
}

/** @param {import('postcss').ChildNode[]} nodes @returns {Part[]} */
function readParts(nodes) {
  return nodes.flatMap((node) => {
    if (node.type === 'comment' || isForLater(node)) return [];
    if (node.type === 'decl') return readDeclaration(node);
    return node.type === 'rule' ? readRule(node) : readAtRule(node);
  });
}

/**
 * Print, transitions between states that a visitor causes, and what Tailwind has for browsers without `@property`, such
 * as Firefox before July 2024: 130 bytes of a compressed page. A condition of `(pointer: coarse)` alone makes room for
 * fingers below the first view; what may not move later adds `screen and`.
 * @param {import('postcss').ChildNode} node
 */
function isForLater(node) {
  if (node.type === 'decl') return node.prop.startsWith('transition');
  if (node.type !== 'atrule') return false;
  const { name, params } = node;
  if (name === 'media') return LATER_MEDIA.includes(params);
  return isFallback(node) || (name === 'supports' && params.startsWith(PLACEHOLDER_COLOUR));
}

/** @param {import('postcss').Declaration} declaration @returns {Part} */
function readDeclaration(declaration) {
  const { prop, value } = declaration;
  const reads = Array.from(value.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name);
  // A theme has its animations as custom properties.
  if (/^(animation|--animate)/.test(prop)) reads.push(...value.split(/[\s,]+/));
  const text = String(declaration).replace(UNUSED_FONTS, '$1');
  return { text, reads, ...(prop.startsWith('--') && { defines: prop }) };
}

/** @param {import('postcss').Rule} rule @returns {Part} */
function readRule({ selector, nodes, parent }) {
  const isKeyframe = parent?.type === 'atrule' && isKeyframes(/** @type {any} */ (parent).name);
  const selectors = isKeyframe ? undefined : readSelectors(selector);
  return { text: selector, selectors, block: readParts(nodes), reads: [] };
}

/** @param {import('postcss').AtRule} rule @returns {Part} */
function readAtRule({ name, params, nodes, raws }) {
  const isDefinition = name === 'property' || isKeyframes(name);
  return {
    text: `@${name}${raws.afterName}${params}`,
    ...(nodes && { block: readParts(nodes) }),
    ...(isDefinition && { defines: params }),
    reads: [],
  };
}

/** @param {string} name of an at-rule, perhaps with a prefix */
function isKeyframes(name) {
  return name.endsWith('keyframes');
}

/** @param {string} list @returns {NonNullable<Part['selectors']>} */
function readSelectors(list) {
  return selectorParser()
    .astSync(list)
    .nodes.map((selector) => ({ text: String(selector).trim(), needs: needsOf(selector) }));
}

/** @param {import('postcss-selector-parser').Selector} selector @returns {string[]} */
function needsOf(selector) {
  return selector.nodes.flatMap((node, index) => {
    if (node.type === 'tag') return [node.value.toLowerCase()];
    if (node.type === 'class') return [`.${node.value}`];
    if (node.type === 'attribute') return needsOfAttribute(node, selector.nodes[index + 1]);
    return node.type === 'pseudo' ? needsOfPseudo(node) : [];
  });
}

/**
 * A value that a visitor may choose later is not needed.
 * @param {import('postcss-selector-parser').Attribute} attribute @param {import('postcss-selector-parser').Node} [next]
 */
function needsOfAttribute({ attribute, operator, value }, next) {
  const isChosen = attribute === 'value' && next?.type === 'pseudo' && next.value === ':checked';
  return [
    operator === '=' ? `[${attribute}=${value}${isChosen ? ':checked' : ''}` : `[${attribute}`,
  ];
}

/**
 * No page has the name of a state. Of several arguments one is enough, and those of `:not()` exclude.
 * @param {import('postcss-selector-parser').Pseudo} pseudo
 */
function needsOfPseudo({ value, nodes: alternatives }) {
  if (LATER.test(value)) return [value];
  const attribute = NEEDED_ATTRIBUTES.find(([pseudo]) => pseudo.test(value))?.[1];
  if (attribute) return [attribute];
  if (![':is', ':where', ':has'].includes(value)) return [];
  const [first = alternatives[0], another] = alternatives.filter((each) => !isLater(each));
  return first && !another ? needsOf(first) : [];
}

/** @param {import('postcss-selector-parser').Selector} selector */
function isLater(selector) {
  return needsOf(selector).some((name) => LATER.test(name));
}

/** @param {Part[]} parts @param {Set<string>} names of the page @returns {Part[]} without what cannot apply to it */
function applicable(parts, names) {
  return parts.flatMap((part) => {
    if (!part.block) return part;
    const selectors = part.selectors?.filter(({ needs }) => needs.every((name) => names.has(name)));
    if (selectors?.length === 0) return [];
    const text = selectors?.map((selector) => selector.text).join(',') ?? part.text;
    return { ...part, text, block: applicable(part.block, names) };
  });
}

/** What the parts read, directly or through a custom property that is read. @param {Part[]} parts @returns {Set<string>} */
function namesRead(parts) {
  const all = withDescendants(parts);
  const read = new Set(all.flatMap(({ defines, reads }) => (defines ? [] : reads)));
  // A set also visits what is added meanwhile.
  for (const name of read) {
    for (const { defines, reads } of all) {
      if (defines === name) for (const other of reads) read.add(other);
    }
  }
  return read;
}

/** @param {Part[]} parts @returns {Part[]} */
function withDescendants(parts) {
  return parts.flatMap((part) => [part, ...withDescendants(part.block ?? [])]);
}

/**
 * Leaves out definitions that nothing reads, and empty blocks.
 * @param {Part[]} parts @param {Set<string>} read @returns {string}
 */
function textOf(parts, read) {
  let style = '';
  let separator = '';
  for (const { text, block, defines } of parts) {
    if (defines && !read.has(defines)) continue;
    const content = block && textOf(block, read);
    if (content === '') continue;
    style += separator + text + (block ? `{${content}}` : '');
    separator = block ? '' : ';';
  }
  return style;
}
