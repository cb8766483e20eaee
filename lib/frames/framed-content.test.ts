import { videoFrameHref } from './addresses';
import { frameDocument } from './frame-document';
import { framedContent } from './framed-content';

const env = {
  MAP_EMBED_URL: 'https://kaart.example/embed?a=1&b="2"',
  CONFIGURATOR_URL: 'https://portaal.example/configurator',
  DEALER_ID: 'D-1043',
};
const none = new URLSearchParams();

const videoQuery = (player: string) => new URL(videoFrameHref(player), 'https://x').searchParams;

test('a frame holds what the owner connected, the configurator with our dealer number', () => {
  expect(framedContent('kaart', none, env)?.src).toBe(env.MAP_EMBED_URL);
  expect(framedContent('configurator', none, env)?.src).toBe(
    'https://portaal.example/configurator?dealer=D-1043',
  );
});

test.each(['agenda', 'onbekend', 'constructor', ''])('there is no frame called %s', (name) => {
  expect(framedContent(name, none, env)).toBeNull();
});

test.each([
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  'https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e',
])('the player %s has a frame', (player) => {
  expect(framedContent('video', videoQuery(player), env)?.src).toBe(player);
});

test.each(['https://elders.example/embed/dQw4w9WgXcQ', 'javascript:alert(1)', ''])(
  'nobody can have “%s” framed as a video',
  (player) => {
    expect(framedContent('video', videoQuery(player), env)).toBeNull();
  },
);

test('the document of a frame lets in the origin of its content and nothing else', () => {
  const { html, policy } = frameDocument({ src: env.MAP_EMBED_URL, title: 'Kaart' });
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
