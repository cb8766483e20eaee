/** Tailwind's layers in their order. */
const LAYERS = ['properties', 'theme', 'base', 'components', 'utilities'];

/** Matches browsers without `@property`: Tailwind names Safari and Firefox, and this Chromium before 88. */
const WITHOUT_PROPERTY = '(not (aspect-ratio:1))';

/**
 * PostCSS plugin for browsers that drop what they do not know: Chromium before 99 and Safari before 15.4 a whole layer,
 * Chromium before 108 a viewport unit such as `svh`, before 105 one of a container, Safari before 16 that and `clip`.
 * What no layer holds stays the strongest by its place in the sheet; where a utility class would beat it by its
 * specificity, globals.css adds `:root`.
 * @returns {import('postcss').Plugin}
 */
export function forOlderBrowsers() {
  return {
    postcssPlugin: 'for-older-browsers',
    OnceExit(root, helpers) {
      unwrapLayers(root);
      root.walkAtRules('supports', (rule) => {
        if (isFallback(rule)) rule.params += ` or ${WITHOUT_PROPERTY}`;
      });
      /** @type {import('postcss').Declaration[]} */
      const declarations = [];
      root.walkDecls((declaration) => {
        declarations.push(declaration);
      });
      for (const declaration of declarations) {
        addFallback(declaration, helpers);
        addTransform(declaration, helpers);
        splitSides(declaration, helpers);
      }
    },
  };
}

/** Whether an at-rule holds Tailwind's values for browsers without `@property`. @param {{ name: string, params: string }} rule */
export function isFallback({ name, params }) {
  return name === 'supports' && params.includes('-moz-orient');
}

/**
 * The size that `container-units.ts` measures in place of a container's, or else that of the window, and its largest
 * height in place of its present one. A custom property, or a value with `var`, takes any unit and fails where it is
 * used, so that the newer value needs a condition. `overflow-x` has no fallback here: `hidden` would end what is sticky
 * within (globals.css).
 * @param {import('postcss').Declaration} declaration
 * @param {import('postcss').Helpers} helpers
 */
function addFallback(declaration, { atRule }) {
  const { prop, value, parent } = declaration;
  const fallback = (prop === 'overflow' ? value.replace('clip', 'hidden') : value)
    .replace(/(\d)[dsl]v([hw])\b/g, '$1v$2')
    .replace(/([\d.]+)cq([iwbh])\b/g, (_, number, axis) => {
      const side = 'iw'.includes(axis) ? 'w' : 'h';
      return `calc(${number} * var(--cq${side}, 1v${side}))`;
    });
  if (fallback === value) return;
  const isCheckedLate = prop.startsWith('--') || value.includes('var(');
  if (!isCheckedLate || parent?.type !== 'rule') {
    declaration.cloneBefore({ value: fallback });
    return;
  }
  const rule = /** @type {import('postcss').Rule} */ (parent);
  const params = '(width:1cqi) and (height:1svh)';
  const newer = atRule({ name: 'supports', params });
  newer.append(rule.clone({ nodes: [] }).append(declaration.clone()));
  rule.after(newer);
  declaration.value = fallback;
}

/**
 * One `transform` in place of `translate`, `scale` or `rotate`, which Chromium before 104 lacks.
 * @param {import('postcss').Declaration} declaration
 * @param {import('postcss').Helpers} helpers
 */
function addTransform({ prop, value, parent }, { atRule, list }) {
  if (!/^(?:translate|scale|rotate)$/.test(prop) || parent?.type !== 'rule') return;
  const rule = /** @type {import('postcss').Rule} */ (parent);
  if (rule.parent?.type === 'atrule' && /keyframes$/.test(rule.parent.name)) return;
  const transform = value === 'none' ? value : `${prop}(${list.space(value).join(', ')})`;
  const older = atRule({ name: 'supports', params: `not (${prop}: none)` });
  older.append(rule.clone({ nodes: [] }).append({ prop: 'transform', value: transform }));
  rule.after(older);
}

/**
 * Both sides one by one, which Chromium before 87 needs. The compiler does so for values without functions.
 * @param {import('postcss').Declaration} declaration
 * @param {import('postcss').Helpers} helpers
 */
function splitSides(declaration, { list }) {
  const { prop, value } = declaration;
  if (!/^(?:padding|margin)-(?:inline|block)$/.test(prop)) return;
  const [start = value, end = start] = list.space(value);
  declaration.cloneBefore({ prop: `${prop}-start`, value: start });
  declaration.replaceWith(declaration.clone({ prop: `${prop}-end`, value: end }));
}

/** @param {import('postcss').Root} root */
function unwrapLayers(root) {
  /** @type {Map<string, import('postcss').ChildNode[]>} */
  const layers = new Map(LAYERS.map((name) => [name, []]));
  root.each((node) => {
    if (node.type !== 'atrule' || node.name !== 'layer') return;
    // A layer rule without a block only names the order.
    if (node.nodes) {
      const layer = layers.get(node.params);
      if (!layer) throw node.error(`The layer "${node.params}" has no place in the order.`);
      layer.push(...node.nodes);
    }
    node.remove();
  });
  root.prepend(...[...layers.values()].flat());
}
