import { toPostVideo } from './videos';

const ON_YOUTUBE = {
  provider: 'YouTube',
  name: 'Video van YouTube',
  pageUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  playerUrl: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
};

test.each([
  'https://www.youtube.com/embed/dQw4w9WgXcQ',
  'https://youtube.com/embed/dQw4w9WgXcQ?si=abc&start=30',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  '//www.youtube.com/embed/dQw4w9WgXcQ',
  'http://www.youtube.com/embed/dQw4w9WgXcQ',
])('toPostVideo plays %s from youtube-nocookie.com', (src) => {
  expect(toPostVideo({ src })).toEqual(ON_YOUTUBE);
});

test('toPostVideo plays a Vimeo video with tracking off', () => {
  expect(toPostVideo({ src: 'https://player.vimeo.com/video/76979871?autoplay=1' })).toEqual({
    provider: 'Vimeo',
    name: 'Video van Vimeo',
    pageUrl: 'https://vimeo.com/76979871',
    playerUrl: 'https://player.vimeo.com/video/76979871?dnt=1',
  });
});

test('toPostVideo keeps the key of an unlisted Vimeo video', () => {
  expect(
    toPostVideo({ src: 'https://player.vimeo.com/video/76979871?h=8272103f6e' }),
  ).toMatchObject({
    pageUrl: 'https://vimeo.com/76979871/8272103f6e',
    playerUrl: 'https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e',
  });
});

test('toPostVideo uses the title attribute in the name of the video', () => {
  const video = toPostVideo({ src: ON_YOUTUBE.playerUrl, title: ' Kleuren op staal ' });
  expect(video?.name).toBe('Video van YouTube: Kleuren op staal');
});

test('toPostVideo ignores YouTube’s default title', () => {
  const video = toPostVideo({ src: ON_YOUTUBE.playerUrl, title: 'YouTube video player' });
  expect(video?.name).toBe('Video van YouTube');
});

test.each([
  ['another site', 'https://example.com/embed/dQw4w9WgXcQ'],
  ['a host that ends like the provider', 'https://notyoutube.com/embed/dQw4w9WgXcQ'],
  ['a host that starts like the provider', 'https://www.youtube.com.example.com/embed/dQw4w9WgXcQ'],
  ['another page of the provider', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['a playlist', 'https://www.youtube.com/embed/videoseries?list=x'],
  ['a channel', 'https://www.youtube.com/embed/live_stream?channel=x'],
  ['a longer path', 'https://www.youtube.com/embed/dQw4w9WgXcQ/x'],
  ['a javascript URL', 'javascript://www.youtube.com/embed/dQw4w9WgXcQ'],
  ['an empty URL', ''],
])('toPostVideo rejects an iframe of %s', (_kind, src) => {
  expect(toPostVideo({ src })).toBeNull();
});

test('toPostVideo drops a key with forbidden characters', () => {
  const src = 'https://player.vimeo.com/video/76979871?h="><script>';
  expect(toPostVideo({ src })?.pageUrl).toBe('https://vimeo.com/76979871');
});
