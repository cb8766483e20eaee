import { replaceHas } from './has-selector';

describe('replaceHas', () => {
  it('puts one attribute for equal arguments, in nested selectors too', () => {
    const conditions: Parameters<typeof replaceHas>[1] = [];
    const css = '.a:not(:has(:checked)) .b,.c:has(:checked),.d:has(> :is(.x, .y)) .e{top:0}';
    expect(replaceHas(css, conditions)).toBe(
      '.a:not([data-has-0]) .b,.c[data-has-0],.d[data-has-1][data-has-1] .e{top:0}',
    );
    expect(conditions).toEqual([
      { combinator: '', selector: ':checked' },
      { combinator: '>', selector: ':is(.x, .y)' },
    ]);
  });

  it('ends rules for browsers without `:has`', () => {
    expect(replaceHas('@supports not selector(:has(hr)){.a{top:0}}', [])).toBe(
      '@supports not selector([data-has-0]){.a{top:0}}',
    );
  });

  it('keeps the specificity', () => {
    expect(replaceHas('.a:has([name="b"]:checked){}', [])).toBe('.a[data-has-0][data-has-0]{}');
    expect(replaceHas('.a:has(img){}', [])).toBe('.a[data-has-0]{}');
  });
});
