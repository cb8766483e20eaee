import { isBlank, unwrap } from './elements';

/** Writes the lists of Word in the browser, one list an item, as Word itself writes them: word-lists.ts reads both. */
export function readWordOnline(body: HTMLElement) {
  for (const space of body.querySelectorAll('.EOP'))
    if (isBlank(space)) space.replaceWith(space.nextSibling ? ' ' : '');
  for (const item of body.querySelectorAll('li[data-aria-level][data-listid]')) {
    const list = item.parentElement;
    const wrapper = list?.parentElement;
    if (!list || !wrapper?.matches('.ListContainerWrapper')) continue;
    const paragraph = body.ownerDocument.createElement('p');
    const { listid, ariaLevel, ariaPosinset } = (item as HTMLElement).dataset;
    paragraph.dataset.style = `mso-list:l${listid} level${ariaLevel} lfo1`;
    const marker = body.ownerDocument.createElement('span');
    marker.dataset.style = 'mso-list:Ignore';
    marker.textContent = list.matches('ol') ? `${ariaPosinset ?? 1}.` : '·';
    const first = item.firstElementChild;
    if (first?.matches('p')) unwrap(first);
    paragraph.append(marker, ...item.childNodes);
    wrapper.before(paragraph);
    item.remove();
    if (isBlank(wrapper)) wrapper.remove();
  }
}
