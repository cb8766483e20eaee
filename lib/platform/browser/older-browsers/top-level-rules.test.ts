import { topLevelRules } from './top-level-rules';

test('at-rules are kept whole, and braces in strings, comments and URLs are read over', () => {
  const rules = [
    '.a{content:"}"}',
    '@media print{.b{color:red}.c{color:blue}}',
    '.d{background:url(data:,;{)}',
    '/* } */.e\\}{top:0}',
  ];
  expect(topLevelRules(rules.join(''))).toEqual(rules);
});
