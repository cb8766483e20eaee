import { beside, isBlank, isBlock, isElement, unwrap } from './elements';
import { listTypeOf, writtenNumber } from './list-markers';

/** Writes the lists of Word in the browser, one list an item, as Word itself writes them: word-lists.ts reads both. */
export function readWordOnline(body: HTMLElement) {
  for (const space of body.querySelectorAll('.EOP'))
    if (isBlank(space)) space.replaceWith(beside(space, 'nextSibling') ? ' ' : '');
  for (const item of body.querySelectorAll('li[data-aria-level][data-listid]')) {
    const list = item.parentElement;
    const wrapper = list?.parentElement;
    if (!list || !wrapper?.matches('.ListContainerWrapper')) continue;
    const paragraph = body.ownerDocument.createElement('p');
    const { listid, ariaLevel } = (item as HTMLElement).dataset;
    paragraph.dataset.style = `mso-list:l${listid} level${ariaLevel} lfo1`;
    const marker = body.ownerDocument.createElement('span');
    marker.dataset.style = 'mso-list:Ignore';
    marker.textContent = list.matches('ol') ? numberOf(item, list) : '·';
    const [first, next] = item.childNodes;
    if (first && isElement(first) && first.matches('p')) {
      if (next && !isBlock(next)) first.append(body.ownerDocument.createElement('br'));
      unwrap(first);
    }
    paragraph.append(marker, ...item.childNodes);
    wrapper.before(paragraph);
    item.remove();
    if (isBlank(wrapper)) wrapper.remove();
  }
}

/** "3.", "c." or "iii." by the style of the list, or with the word that stands beside the number: "Stap 3". */
function numberOf(item: Element, list: Element): string {
  const number = Number(item.getAttribute('data-aria-posinset')) || 1;
  const text = item.getAttribute('data-leveltext') ?? '';
  if (/^[^%]*\p{L}{2,}[^%]*%\d[^%]*$/u.test(text)) return text.replace(/%\d/, String(number));
  return `${writtenNumber(number, listTypeOf(item) ?? listTypeOf(list))}.`;
}
