import sanitizeHtml from 'sanitize-html';
import {
  ALLOWED_ELEMENTS,
  ALLOWED_SCHEMES,
  attributesOf,
  CONTAINER_ELEMENTS,
  OTHER_HEADINGS,
} from './allow-list';
import { disallowedNames } from './disallowed-names';
import { divisionsToParagraphs } from './divisions';
import { toFigureAttributes } from './figures';
import { closeFrames } from './frames';
import { addHeadingIds } from './headings';
import { markLinkCards } from './link-cards';
import { toSafeLink } from './links';
import { hideOuterMarkers, nameListTypes, toListAttributes } from './lists';
import { type NestingGuard, withinNesting } from './nesting';
import { toSafePicture } from './pictures';
import { makeTablesScroll, unnestTables } from './tables';
import { videoCover } from './video-cover';
import { type PostVideo, toPostVideo } from './videos';

export type CleanPost = {
  html: string;
  hasVideo: boolean;
  /** Names of removed elements ("script") and attributes ("p[style]"). */
  removed: string[];
  /** URLs, one per picture. */
  picturesWithoutAlt: string[];
};

/** Listed in `removed` when elements were nested too deep. */
export const TOO_DEEP = 'nesting';

type Site = {
  url: string;
  toImage: (url: string) => string | null;
};

const VIDEO_PLACEHOLDER = 'post-video';

/** Only a picture whose URL was rejected has no attributes left. */
const REJECTED_PICTURE = '<img />';

/** Elements that may have no attribute have no entry: sanitize-html then skips their attributes, which is faster. */
const allowedAttributes = Object.fromEntries(
  ALLOWED_ELEMENTS.map((element) => [element, attributesOf(element)] as const).filter(
    ([, attributes]) => attributes.length > 0,
  ),
);

/** A hostile text can have 100,000 different names. */
const MAX_REPORTED_NAMES = 50;

/** Sanitises the HTML of an editor, and lists what was removed. */
export function cleanPostHtml(html: string, site: Site): CleanPost {
  const { result, isCut } = withinNesting(closeFrames(html), (text, guard) =>
    sanitize(text, site, guard),
  );
  const { clean, removed, videos, picturesWithoutAlt } = result;
  if (isCut) removed.add(TOO_DEEP);
  const withParagraphs = divisionsToParagraphs(clean);
  const withFlatTables = unnestTables(withParagraphs);
  if (withFlatTables !== withParagraphs) removed.add('table table');
  const placeholder = new RegExp(`<${VIDEO_PLACEHOLDER}(?: number="(\\d+)")?[^<>]*>`, 'g');
  return {
    html: nameListTypes(
      hideOuterMarkers(makeTablesScroll(addHeadingIds(markLinkCards(withFlatTables)))),
    ).replaceAll(placeholder, (_, number) => {
      const video = videos[Number(number)];
      return video ? videoCover(video) : '';
    }),
    hasVideo: videos.length > 0,
    removed: [...removed],
    picturesWithoutAlt,
  };
}

function sanitize(html: string, site: Site, guard: NestingGuard) {
  const removed = new Set<string>();
  const picturesWithoutAlt: string[] = [];
  const videos: PostVideo[] = [];

  const clean = sanitizeHtml(html, {
    allowedTags: [...ALLOWED_ELEMENTS, 'div', VIDEO_PLACEHOLDER],
    selfClosing: ['img', 'br', 'hr', VIDEO_PLACEHOLDER],
    allowedAttributes: { ...allowedAttributes, [VIDEO_PLACEHOLDER]: ['number'] },
    allowedSchemes: ALLOWED_SCHEMES,
    allowProtocolRelative: false,
    onOpenTag: (element, attributes) => {
      guard.onOpenTag(element);
      for (const name of disallowedNames(element, attributes)) {
        if (removed.size < MAX_REPORTED_NAMES) removed.add(name);
      }
    },
    onCloseTag: guard.onCloseTag,
    transformTags: {
      ...OTHER_HEADINGS,
      ...Object.fromEntries(CONTAINER_ELEMENTS.map((element) => [element, 'div'])),
      a: (tagName, { href }) => {
        const link = href === undefined ? {} : toSafeLink(href, site.url);
        if (!link) removed.add('a[href]');
        return { tagName, attribs: link ?? {} };
      },
      ol: (tagName, attributes) => ({ tagName, attribs: toListAttributes(attributes) }),
      figure: (tagName, attributes) => ({ tagName, attribs: toFigureAttributes(attributes) }),
      img: (tagName, attributes) => {
        const attribs = toSafePicture(attributes, site.toImage);
        if (!attribs) removed.add('img');
        else if (!attribs.alt) picturesWithoutAlt.push(attribs.src ?? '');
        return { tagName, attribs: attribs ?? {} };
      },
      iframe: (tagName, attributes): sanitizeHtml.Tag => {
        const video = toPostVideo(attributes);
        if (!video) {
          removed.add('iframe');
          return { tagName, attribs: {}, text: '' };
        }
        const number = videos.push(video) - 1;
        return { tagName: VIDEO_PLACEHOLDER, attribs: { number: String(number) }, text: '' };
      },
    },
  });
  // `exclusiveFilter` would copy the whole output so far for each picture.
  return { clean: clean.replaceAll(REJECTED_PICTURE, ''), removed, picturesWithoutAlt, videos };
}
