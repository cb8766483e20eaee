import { toInertHtml } from './inert';

test.each([
  ['styles', '<p style="color:red">a</p>', '<p data-style="color:red">a</p>'],
  ['style sheets', '<style>p { color: red }</style><p>a</p>', '<p>a</p>'],
  ['scripts', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
  ['handlers', '<img src="/a.png" onerror="x()">', '<img src="/a.png">'],
  ['the islands of Word', '<xml><w:View>Normal</w:View></xml><p>a</p>', '<p>a</p>'],
  ['comments', '<!--[if mso]><p>b</p><![endif]--><p>a</p>', '<p>a</p>'],
  [
    'characters with a meaning',
    '<p title="&quot;">a &lt; b &amp;&nbsp;c</p>',
    '<p title="&quot;">a &lt; b &amp;&nbsp;c</p>',
  ],
])(
  'HTML with %s becomes HTML that the policy of the studio lets be parsed',
  (_what, html, inert) => {
    expect(toInertHtml(html)).toBe(inert);
  },
);
