type Scene = {
  /** Absolute URL of the GLB file. */
  file: string;
  /** What Scene Viewer calls the model. */
  title: string;
  /** Whether it belongs on a wall rather than on the floor. */
  isOnWall: boolean;
  /** Absolute URL that the browser opens where the Google app is missing. */
  fallback: string;
};

/**
 * The link that opens a model in Google's Scene Viewer on Android, in true size only.
 * Source: https://developers.google.com/ar/develop/scene-viewer
 */
export function sceneViewerHref({ file, title, isOnWall, fallback }: Scene): string {
  const query = new URLSearchParams({
    file,
    mode: 'ar_preferred',
    resizable: 'false',
    title,
    ...(isOnWall && { enable_vertical_placement: 'true' }),
  });
  const intent = [
    'scheme=https',
    'package=com.google.android.googlequicksearchbox',
    'action=android.intent.action.VIEW',
    `S.browser_fallback_url=${encodeURIComponent(fallback)}`,
  ];
  // A plus sign would show as one in the title.
  const encoded = String(query).replaceAll('+', '%20');
  return `intent://arvr.google.com/scene-viewer/1.0?${encoded}#Intent;${intent.join(';')};end;`;
}
