import { videoOfAddress } from './video-address';

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', YOUTUBE],
  ['https://www.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=42s', YOUTUBE],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc', YOUTUBE],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', YOUTUBE],
  [' https://www.youtube.com/embed/dQw4w9WgXcQ ', YOUTUBE],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  [
    'https://vimeo.com/76979871/8272103f6e',
    'https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e',
  ],
  [
    'https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1',
    'https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e',
  ],
])('%s is the address of a video', (address, src) => {
  expect(videoOfAddress(address)).toEqual({ src, title: '' });
});

test.each([
  'https://www.youtube.com/@zuilwerk',
  'https://vimeo.com/about',
  'https://example.com/watch?v=dQw4w9WgXcQ',
  'Kijk op https://youtu.be/dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=kort',
  '',
])('"%s" is not', (text) => {
  expect(videoOfAddress(text)).toBeUndefined();
});
