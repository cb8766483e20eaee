import { videoCover } from './video-cover';

const video = {
  provider: 'Vimeo',
  name: 'Video van Vimeo',
  pageUrl: 'https://vimeo.com/1',
  playerUrl: 'https://player.vimeo.com/video/1?dnt=1&h=2',
} as const;

test('video cover explains what the provider receives and links to the video', () => {
  const html = videoCover(video);
  expect(html).toContain('ontvangt de aanbieder uw IP-adres en kan die cookies plaatsen.');
  expect(html).toContain('<a href="https://vimeo.com/1" rel="external noopener noreferrer">');
  expect(html).toContain('data-player="https://player.vimeo.com/video/1?dnt=1&amp;h=2"');
});

test('video cover escapes the title of the video', () => {
  const html = videoCover({ ...video, name: '"><img src=x onerror=alert(1)> & meer' });
  expect(html).toContain('data-name="&quot;&gt;&lt;img src=x onerror=alert(1)&gt; &amp; meer"');
  expect(html).not.toContain('<img');
});
