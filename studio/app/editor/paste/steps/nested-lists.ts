/** Puts a list that stands directly in a list, as Google Docs, Pages and Outlook write it, in the item before it. */
export function nestLists(body: HTMLElement) {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const item = list.previousElementSibling;
    if (item?.matches('li')) item.append(list);
    else list.replaceWith(...list.childNodes);
  }
}
