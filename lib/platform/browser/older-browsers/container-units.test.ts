import { findContainers } from './container-units';

test('the selectors of containers are found, also within at-rules', () => {
  const css =
    '.a{top:0;container-type:inline-size}.b{top:0}@media print{.c,.d{container:x/size}}.e{--container-type:0}';
  expect(findContainers(css)).toEqual(['.a', '.c,.d']);
});
