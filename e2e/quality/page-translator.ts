/**
 * Does to the document, in the page, what the translators of browsers do. They put each text into elements of their
 * own and take the text node away, also of what is added later, so that a framework that keeps text nodes writes to
 * nodes that nobody sees, or fails when it removes them. The words stay, so that the text can be compared.
 */
export function translateDocument() {
  const untouched = 'script, style, noscript, template, textarea, title, svg, font';

  function translate(root: Node) {
    const texts = document.createNodeIterator(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) found.push(text as Text);
    for (const text of found) {
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest(untouched))
        continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    }
  }

  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) translate(node);
  }).observe(document, { childList: true, subtree: true });
  translate(document);
}
