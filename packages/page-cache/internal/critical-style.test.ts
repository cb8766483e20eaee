import postcss from 'postcss';
import { criticalStyle } from './critical-style.mjs';

const styleFor = (css: string, html: string) => criticalStyle([postcss.parse(css)], html);

test.each([
  ['an element', 'h1{color:red}h2{color:red}', 'h1{color:red}'],
  ['a class', '.a{color:red}.b{color:red}', '.a{color:red}'],
  ['an attribute', '[title]{color:red}[lang]{color:red}', '[title]{color:red}'],
  ['the value of an attribute', '[title=x]{top:0}[title="y"]{top:0}', '[title=x]{top:0}'],
  ['a class and an element', 'h1.a{color:red}h2.a{color:red}', 'h1.a{color:red}'],
  ['one of several selectors', '.b,.a,p{color:red}', '.a{color:red}'],
  [
    'a class with escaped characters',
    '.md\\:w-\\[2px\\]{width:2px}.md\\:w-1{width:1px}',
    '.md\\:w-\\[2px\\]{width:2px}',
  ],
  [
    'a class within :where()',
    ':where(.a>:last-child){top:0}:where(.b){top:0}',
    ':where(.a>:last-child){top:0}',
  ],
  ['a class beside a state', ':is(.a,:hover){top:0}:is(.b,:hover){top:0}', ':is(.a,:hover){top:0}'],
  ['a class within :has()', ':has(.a){top:0}:has(>.b){top:0}', ':has(.a){top:0}'],
  ['a class that HTML escapes', '.\\[\\&_a\\]\\:b a{color:red}', '.\\[\\&_a\\]\\:b a{color:red}'],
])('a rule stays if the page has %s that it needs', (_, css, kept) => {
  expect(styleFor(css, '<h1 class="a md:w-[2px] [&amp;_a]:b" title="x"><a></a></h1>')).toBe(kept);
});

test.each([
  '*,:before{margin:0}',
  'p:not(.b){color:red}',
  'p:not(:hover){color:red}',
  ':where(.b,p){color:red}',
  '@font-face{font-family:a;src:url(/a.woff2)}',
  'p:focus-visible:after{color:red}',
  '@media screen and (pointer: coarse){p{top:0}}',
])('%s stays', (css) => {
  expect(styleFor(css, '<p></p>')).toBe(css);
});

test.each([
  ['<input disabled>', 'input:disabled{opacity:1}'],
  ['<textarea placeholder="x"></textarea>', '::placeholder{opacity:1}'],
  ['<input type="search">', '::-webkit-search-decoration{opacity:1}'],
  ['<input type="date">', '::-webkit-datetime-edit-fields-wrapper{opacity:1}'],
  ['<input type="number">', '::-webkit-inner-spin-button{opacity:1}'],
])('%s keeps its rules, which another field does not need', (field, css) => {
  expect(styleFor(css, field)).toBe(css);
  expect(styleFor(css, '<input>')).toBe('');
});

test('the fonts for a theme without a font are left out', () => {
  expect(styleFor('p{font-family:var(--font-sans,a,"b c")}', '<p></p>')).toBe(
    'p{font-family:var(--font-sans)}',
  );
});

test.each([
  ['print', '@media print{p{color:red}}@media (width>1px){@media print{p{color:red}}}'],
  ['fingers', '@media (pointer: coarse){p{top:0}}@media (pointer:coarse){p{top:0}}'],
  ['a pointer', 'p:hover{color:red}@media (hover:hover){p:is(p:hover) b{color:red}}'],
  ['what a visitor opens', 'p[open]{color:red}p:is([open],:popover-open,:open){color:red}'],
  ['a pointer or the keyboard', 'p:has(>b:is(:hover,:focus-within)){color:red}'],
  ['a state that a visitor causes', 'p:active,::selection,::backdrop,p:has(p:popover-open){top:0}'],
  [
    'the button in a field for a file',
    '::file-selector-button{top:0}::-webkit-file-upload-button{top:0}',
  ],
  [
    'placeholders without a colour of their own',
    '@supports (not ((-webkit-appearance:-apple-pay-button))) or (a:b){::placeholder{color:red}}',
  ],
  ['Chromium before 88', 'p:-webkit-any(b,i){top:0}'],
  ['transitions', 'p{transition:color 1s;transition-property:color}'],
])('rules for %s alone are left to the whole sheets', (_, css) => {
  expect(styleFor(css, '<p></p>')).toBe('');
});

test('a rule for a chosen value stays if it is chosen at first', () => {
  const rule = (value: string) => `p:has([value="${value}"]:checked) b{color:red}`;
  expect(
    styleFor(
      rule('a') + rule('b'),
      '<p><input type="radio" value="a"><input type="radio" value="b" checked><b></b></p>',
    ),
  ).toBe(rule('b'));
});

test('the fallbacks for browsers without @property are left to the whole sheets', () => {
  expect(styleFor('@supports (-moz-orient:inline){p{--a:0;top:var(--a)}}', '<p></p>')).toBe('');
});

test('a block that loses its rules is left out', () => {
  const css = '@media screen{@supports (a:b){.b{color:red}}}';
  expect(styleFor(css, '<p></p>')).toBe('');
});

test('keyframes stay where an animation of the page uses them', () => {
  const css =
    '.a{animation:1s turn}@keyframes turn{to{rotate:1turn}}@keyframes fade{to{opacity:0}}';
  expect(styleFor(css, '<p class="a"></p>')).toBe(
    '.a{animation:1s turn}@keyframes turn{to{rotate:1turn}}',
  );
});

test('keyframes stay where an animation uses them through a custom property', () => {
  const css =
    ':root{--animate-turn:1s turn;--animate-fade:1s fade}.a{animation:var(--animate-turn)}@keyframes turn{to{rotate:1turn}}@keyframes fade{to{opacity:0}}';
  expect(styleFor(css, '<p class="a"></p>')).toBe(
    ':root{--animate-turn:1s turn}.a{animation:var(--animate-turn)}@keyframes turn{to{rotate:1turn}}',
  );
});

test('a custom property stays where the style reads it, through another one or from another sheet', () => {
  const sheets = [
    ':root{--a:1px;--b:var(--a);--c:2px}@property --a{syntax:"*"}@property --c{syntax:"*"}',
    'p{width:var(--b)}',
  ];
  expect(
    criticalStyle(
      sheets.map((css) => postcss.parse(css)),
      '<p></p>',
    ),
  ).toBe(':root{--a:1px;--b:var(--a)}@property --a{syntax:"*"}p{width:var(--b)}');
});

test('a style sheet serves many pages', () => {
  const sheet = postcss.parse('.a{color:red}.b{color:red}');
  expect(criticalStyle([sheet], '<p class="a"></p>')).toBe('.a{color:red}');
  expect(criticalStyle([sheet], '<p class="b"></p>')).toBe('.b{color:red}');
});
