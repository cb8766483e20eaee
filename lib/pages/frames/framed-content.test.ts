import { type FrameName, videoFrameHref } from '../../requests/security/frame-routes';
import { frameDocument } from './frame-document';
import { framedContent } from './framed-content';

const env = {
  DEALER_BOOKING_URL: 'https://agenda.example/',
  MAP_EMBED_URL: 'https://kaart.example/embed?a=1&b="2"',
  CONFIGURATOR_URL: 'https://portaal.example/configurator',
  DEALER_ID: 'D-1043',
};
const none = new URLSearchParams();

const videoQuery = (player: string) => new URL(videoFrameHref(player), 'https://x').searchParams;

test('framed content is the configured URL, for the configurator with our dealer number', () => {
  expect(framedContent('kaart', none, env)?.src).toBe(env.MAP_EMBED_URL);
  expect(framedContent('configurator', none, env)?.src).toBe(
    'https://portaal.example/configurator?dealer=D-1043',
  );
  const choice = new URLSearchParams('model=wall-kiosk&kleur=5015&dealer=X');
  expect(framedContent('configurator', choice, env)?.src).toBe(
    'https://portaal.example/configurator?model=wall-kiosk&kleur=5015&dealer=D-1043',
  );
});

test.each(['onbekend', 'constructor', ''])(
  'framed content is null for the unknown name “%s”',
  (name) => {
    expect(framedContent(name, none, env)).toBeNull();
  },
);

test.each([
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  'https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e',
])('framed content accepts the video player %s', (player) => {
  expect(framedContent('video', videoQuery(player), env)?.src).toBe(player);
});

test.each(['https://elders.example/embed/dQw4w9WgXcQ', 'javascript:alert(1)', ''])(
  'framed content rejects the video player “%s”',
  (player) => {
    expect(framedContent('video', videoQuery(player), env)).toBeNull();
  },
);

test('frame document has a CSP that allows only the origin of its content', () => {
  const { html, policy } = frameDocument({ src: env.MAP_EMBED_URL, title: 'Kaart', rights: {} });
  expect(html).toContain('src="https://kaart.example/embed?a=1&amp;b=&quot;2&quot;"');
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    expect.stringMatching(/^style-src 'sha256-[\w+/]{43}='$/),
    'frame-src https://kaart.example',
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ]);
});

const BASE = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

const rights: Record<FrameName, { sandbox: string; allow: string }> = {
  kaart: { sandbox: BASE, allow: 'fullscreen' },
  agenda: { sandbox: `${BASE} allow-forms`, allow: '' },
  configurator: {
    sandbox: `${BASE} allow-forms allow-downloads allow-modals`,
    allow: 'fullscreen',
  },
  video: {
    sandbox: `${BASE} allow-presentation`,
    allow: 'fullscreen; picture-in-picture; encrypted-media',
  },
};

test.each(Object.entries(rights))(
  'frame document of %s has the minimal sandbox and allow attributes',
  (name, { sandbox, allow }) => {
    const content = framedContent(name, videoQuery('https://player.vimeo.com/video/76979871'), env);
    const { html = '' } = content ? frameDocument(content) : {};
    expect(html).toContain(
      ` sandbox="${sandbox}" allow="${allow}" referrerpolicy="strict-origin">`,
    );
  },
);

test('framed content is null when its URL is not configured', () => {
  for (const name of Object.keys(rights).filter((name) => name !== 'video'))
    expect(framedContent(name, none, {})).toBeNull();
});
