import { sceneViewerHref } from './scene-viewer';

const scene = {
  file: 'https://zuilwerk.example/modellen/0/brandvision-43-ral-7016.glb',
  title: 'Brandvision, 43\u00a0inch, RAL 7016',
  isOnWall: false,
  fallback: 'https://zuilwerk.example/kiosken/in-uw-ruimte?model=brandvision#bestanden',
};

/** The parts of the intent, as Chrome reads them. */
function read(href: string) {
  const [url = '', intent = ''] = href.split('#Intent;');
  const parts = intent.split(';').filter((part) => part.includes('='));
  return {
    query: new URL(url.replace('intent:', 'https:')).searchParams,
    intent: Object.fromEntries(parts.map((part) => part.split('=') as [string, string])),
  };
}

test('link to Scene Viewer names the file whole, in true size only', () => {
  const { query, intent } = read(sceneViewerHref(scene));
  expect(query.get('file')).toBe(scene.file);
  expect(query.get('title')).toBe(scene.title);
  expect(query.get('resizable')).toBe('false');
  expect(query.has('enable_vertical_placement')).toBe(false);
  expect(intent).toMatchObject({
    scheme: 'https',
    package: 'com.google.android.googlequicksearchbox',
  });
});

test('link to Scene Viewer leads back to the page where the app is missing', () => {
  const { intent } = read(sceneViewerHref(scene));
  expect(decodeURIComponent(intent['S.browser_fallback_url'] ?? '')).toBe(scene.fallback);
});

test('link to Scene Viewer looks for a wall only for what hangs on one', () => {
  const { query } = read(sceneViewerHref({ ...scene, isOnWall: true }));
  expect(query.get('enable_vertical_placement')).toBe('true');
});
