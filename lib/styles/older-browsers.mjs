/** Tailwind's layers in their order. */
const LAYERS = ['properties', 'theme', 'base', 'components', 'utilities'];

/** Of browsers without `@property`: Tailwind names Safari and Firefox, and this Chromium before 88. */
const WITHOUT_PROPERTY = '(not (aspect-ratio:1))';

/**
 * PostCSS plugin for browsers that drop what they do not know: Chromium before 99 and Safari before 15.4 a whole layer,
 * Chromium before 108 a viewport unit such as `svh`. What no layer holds stays the strongest by its place in the sheet;
 * where a utility class would beat it by its specificity, globals.css adds `:root`.
 * @returns {import('postcss').Plugin}
 */
export function forOlderBrowsers() {
  return {
    postcssPlugin: 'for-older-browsers',
    OnceExit(root) {
      unwrapLayers(root);
      root.walkAtRules('supports', (rule) => {
        if (isFallback(rule)) rule.params += ` or ${WITHOUT_PROPERTY}`;
      });
      root.walkDecls((declaration) => {
        const value = declaration.value.replace(/(\d)[dsl]v([hw])\b/g, '$1v$2');
        if (value !== declaration.value) declaration.cloneBefore({ value });
      });
    },
  };
}

/** Whether an at-rule holds Tailwind's values for browsers without `@property`. @param {{ name: string, params: string }} rule */
export function isFallback({ name, params }) {
  return name === 'supports' && params.includes('-moz-orient');
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
