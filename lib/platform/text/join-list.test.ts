import { joinList } from './join-list';

const lists = [[], ['Philips'], ['Philips', 'Samsung'], ['Philips', 'Samsung', 'LG']];

test.each(lists.map((words) => ({ words })))(
  '$words are joined as Intl joins them in Dutch',
  ({ words }) => {
    expect(joinList(words)).toBe(new Intl.ListFormat('nl').format(words));
  },
);
