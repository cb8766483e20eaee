import { videoOfAddress } from '../../video/video-address';

/** A paragraph that is only the address of a video becomes that video. */
export function placeVideos(body: HTMLElement) {
  for (const paragraph of body.querySelectorAll('p')) {
    const video = videoOfAddress(paragraph.textContent ?? '');
    if (!video || paragraph.closest('td, th, li')) continue;
    const frame = body.ownerDocument.createElement('iframe');
    frame.setAttribute('src', video.src);
    paragraph.replaceWith(frame);
  }
}
