/** Tailwind's layers in their order. */
const LAYERS = ['properties', 'theme', 'base', 'components', 'utilities'];

/** Of browsers without `@property`: Tailwind names Safari and Firefox, and this Chromium before 88. */
const WITHOUT_PROPERTY = '(not (aspect-ratio:1))';

/**
 * PostCSS plugin for browsers that drop what they do not know: Chromium before 99 and Safari before 15.4 a whole layer,
 * Chromium before 108 a viewport unit such as `svh`, before 105 one of a container. What no layer holds stays the strongest by its place in the sheet;
 * where a utility class would beat it by its specificity, globals.css adds `:root`.
 * @returns {import('postcss').Plugin}
 */
export function forOlderBrowsers() {
  return {
    postcssPlugin: 'for-older-browsers',
    OnceExit(root, { atRule }) {
      unwrapLayers(root);
      root.walkAtRules('supports', (rule) => {
        if (isFallback(rule)) rule.params += ` or ${WITHOUT_PROPERTY}`;
      });
      /** @type {import('postcss').Declaration[]} */
      const declarations = [];
      root.walkDecls((declaration) => {
        declarations.push(declaration);
      });
      for (const declaration of declarations) addFallback(declaration, atRule);
    },
  };
}

/** Whether an at-rule holds Tailwind's values for browsers without `@property`. @param {{ name: string, params: string }} rule */
export function isFallback({ name, params }) {
  return name === 'supports' && params.includes('-moz-orient');
}

/**
 * The width of the window in place of a container's, and its largest height in place of its present one. A custom
 * property takes any unit and fails where it is used, so that its newer value needs a condition.
 * @param {import('postcss').Declaration} declaration
 * @param {import('postcss').Helpers['atRule']} atRule
 */
function addFallback(declaration, atRule) {
  const { prop, value, parent } = declaration;
  const fallback = value.replace(
    /(\d)(?:[dsl]v([hw])|cqi)\b/g,
    (_, digit, side = 'w') => `${digit}v${side}`,
  );
  if (fallback === value) return;
  if (!prop.startsWith('--') || parent?.type !== 'rule') {
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

/** @param {import('postcss').Root} root */
function unwrapLayers(root) {
  /** @type {Map<string, import('postcss').ChildNode[]>} */
  const layers = new Map(LAYERS.map((name) => [name, []]));
  root.each((node) => {
    if (node.type !== 'atrule' || node.name !== 'layer') return;
    // Without a block it only names the order.
    if (node.nodes) {
      const layer = layers.get(node.params);
      if (!layer) throw node.error(`The layer "${node.params}" has no place in the order.`);
      layer.push(...node.nodes);
    }
    node.remove();
  });
  root.prepend(...[...layers.values()].flat());
}
