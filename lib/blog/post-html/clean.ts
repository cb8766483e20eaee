import sanitizeHtml from 'sanitize-html';
import {
  ALLOWED_ELEMENTS,
  ALLOWED_SCHEMES,
  attributesOf,
  DIVISIONS,
  OTHER_HEADINGS,
} from './allow-list';
import { divisionsToParagraphs } from './divisions';
import { addHeadingIds } from './headings';
import { toSafeLink } from './links';
import { type NestingGuard, withinNesting } from './nesting';
import { toSafePicture } from './pictures';
import { makeTablesScroll, unnestTables } from './tables';
import { unknownNames } from './unknown-names';
import { videoCover } from './video-cover';
import { type PostVideo, toPostVideo } from './videos';

export type CleanPost = {
  /** HTML that can do nothing but be read. */
  html: string;
  hasVideo: boolean;
  /** What was left out: elements ("script"), attributes and refused addresses ("p[style]"). */
  removed: string[];
  /** Addresses of the pictures that say nothing to who does not see them. */
  picturesWithoutAlt: string[];
};

/** Among what was removed: markup that stood too deep in itself. */
export const TOO_DEEP = 'nesting';

type Site = {
  url: string;
  /** The address under which a picture may be shown; null when it may not. */
  toImage: (address: string) => string | null;
};

/** Stands where a video was, until the cover is put there. */
const VIDEO_PLACE = 'post-video';

/** What is left of a picture whose address was refused: only of it no attribute is left. */
const REFUSED_PICTURE = '<img />';

const allowedAttributes = Object.fromEntries(
  ALLOWED_ELEMENTS.map((element) => [element, attributesOf(element)]),
);

/** Different names that are reported: an editor mends these first, and a hostile text has 100,000. */
const MOST_REMOVED = 50;

/** Turns the HTML that an editor stored into HTML that is safe on our pages, and tells what it lost. */
export function cleanPostHtml(html: string, site: Site): CleanPost {
  const { result, isCut } = withinNesting(html, (text, guard) => sanitize(text, site, guard));
  const { clean, removed, videos, picturesWithoutAlt } = result;
  if (isCut) removed.add(TOO_DEEP);
  const flowing = divisionsToParagraphs(clean);
  const flat = unnestTables(flowing);
  if (flat !== flowing) removed.add('table table');
  const place = new RegExp(`<${VIDEO_PLACE}(?: number="(\\d+)")?[^<>]*>`, 'g');
  return {
    html: makeTablesScroll(addHeadingIds(flat)).replaceAll(place, (_, number) => {
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
    allowedTags: [...ALLOWED_ELEMENTS, 'div', VIDEO_PLACE],
    selfClosing: ['img', 'br', 'hr', VIDEO_PLACE],
    allowedAttributes: { ...allowedAttributes, [VIDEO_PLACE]: ['number'] },
    allowedSchemes: ALLOWED_SCHEMES,
    allowProtocolRelative: false,
    onOpenTag: (element, attributes) => {
      guard.onOpenTag(element);
      for (const name of unknownNames(element, attributes)) {
        if (removed.size < MOST_REMOVED) removed.add(name);
      }
    },
    onCloseTag: guard.onCloseTag,
    // What a browser that shows no frames would show.
    textFilter: (text, element) => (element === 'iframe' ? '' : text),
    transformTags: {
      ...OTHER_HEADINGS,
      ...Object.fromEntries(DIVISIONS.map((element) => [element, 'div'])),
      a: (tagName, { href }) => {
        const link = href === undefined ? {} : toSafeLink(href, site.url);
        if (!link) removed.add('a[href]');
        return { tagName, attribs: link ?? {} };
      },
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
          return { tagName, attribs: {} };
        }
        const number = videos.push(video) - 1;
        return { tagName: VIDEO_PLACE, attribs: { number: String(number) } };
      },
    },
  });
  // Not by `exclusiveFilter`, which copies all of the output so far for each picture.
  return { clean: clean.replaceAll(REFUSED_PICTURE, ''), removed, picturesWithoutAlt, videos };
}
