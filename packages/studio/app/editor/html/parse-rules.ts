import { DOMParser, type TagParseRule } from 'prosemirror-model';
import { type AllowedElement, OTHER_HEADINGS } from '@/lib/posts/post-html/allow-list';
import { FIGURE_WIDTH, toFigureAttributes } from '@/lib/posts/post-html/figures';
import { toSafeLink } from '@/lib/posts/post-html/links';
import { toListAttributes } from '@/lib/posts/post-html/lists';
import { toSafePicture } from '@/lib/posts/post-html/pictures';
import { elementSpecs } from '../schema/elements';
import { HAND_WRITTEN } from '../schema/hand-written';
import { schema } from '../schema/schema';
import { videoOfCover, videoOfFrame } from '../video/video-attributes';
import { givenAttributes } from './given-attributes';
import { linkCardOf } from './link-card';
import type { Site } from './site';

const MAX_SPAN = 100;

/** Reads HTML into the schema, with links, pictures and videos as the sanitiser leaves them. */
export function createParser(site: Site): DOMParser {
  return new DOMParser(schema, [
    // Before the rule of an ordinary figure.
    { tag: 'figure', node: 'linkCard', getAttrs: (dom) => linkCardOf(dom, site) },
    ...Object.keys(elementSpecs).flatMap((name) => rulesOf(name as AllowedElement, site)),
    ...Object.entries(OTHER_HEADINGS).map(([tag, node]) => ({ tag, node })),
    {
      tag: `div[${HAND_WRITTEN}]`,
      node: 'handWritten',
      getAttrs: (dom) => ({ source: dom.getAttribute(HAND_WRITTEN) ?? '' }),
    },
    { tag: 'iframe', node: 'video', getAttrs: videoOfFrame },
    { tag: 'iframe', ignore: true },
    // A video as the page of a post shows it.
    { tag: 'span.post-video', node: 'video', getAttrs: videoOfCover },
  ]);
}

function rulesOf(element: AllowedElement, site: Site): TagParseRule[] {
  const spec = elementSpecs[element];
  if ('section' in spec) return [];
  const getAttrs = (dom: HTMLElement) => attributesIn(dom, element, site);
  if ('mark' in spec) return [{ tag: element, mark: element, getAttrs }];
  if (element === 'img') {
    return [
      { tag: 'img', node: 'img', context: 'figure/', getAttrs },
      { tag: 'img', node: 'inlineImg', getAttrs },
      { tag: 'img', ignore: true },
    ];
  }
  if (element === 'pre') {
    const contentElement = (dom: Node) => codeIn(dom) ?? (dom as HTMLElement);
    return [{ tag: 'pre', node: 'pre', preserveWhitespace: 'full', getAttrs, contentElement }];
  }
  return [{ tag: element, node: element, getAttrs }];
}

/** The attributes of the node or mark; false when the element cannot be one. */
export function attributesIn(dom: HTMLElement, element: AllowedElement, site: Site) {
  switch (element) {
    case 'a': {
      const link = toSafeLink(dom.getAttribute('href') ?? '', site.url);
      return link ? { href: link.href } : false;
    }
    case 'img': {
      const picture = toSafePicture(givenAttributes(dom), site.toImage);
      if (!picture) return false;
      const { src, alt, width = null, height = null } = picture;
      return { src, alt, width, height };
    }
    case 'pre':
      return { isCode: codeIn(dom) !== null };
    case 'ol':
      return { start: integerOf(dom, 'start') ?? 1, type: listTypeOf(dom) };
    case 'figure':
      return { [FIGURE_WIDTH]: toFigureAttributes(givenAttributes(dom))[FIGURE_WIDTH] ?? null };
    case 'tr':
      return {
        section: dom.parentElement?.nodeName.toLowerCase().match(/^t(head|foot)$/)?.[0] ?? 'tbody',
      };
    case 'td':
      return spansOf(dom);
    case 'th':
      return { ...spansOf(dom), scope: scopeOf(dom) };
    default:
      return null;
  }
}

/** The `code` element that is all there is in a `pre`. */
function codeIn(dom: Node): HTMLElement | null {
  const [only, ...others] = Array.from(dom.childNodes);
  return only?.nodeName === 'CODE' && others.length === 0 ? (only as HTMLElement) : null;
}

function spansOf(dom: HTMLElement) {
  const spanOf = (name: string) => Math.min(Math.max(integerOf(dom, name) ?? 1, 1), MAX_SPAN);
  return { colspan: spanOf('colspan'), rowspan: spanOf('rowspan') };
}

function scopeOf(dom: HTMLElement): string | null {
  const scope = dom.getAttribute('scope')?.toLowerCase() ?? '';
  return /^(col|row)(group)?$/.test(scope) ? scope : null;
}

function listTypeOf(dom: HTMLElement): string | null {
  return toListAttributes(givenAttributes(dom)).type ?? null;
}

function integerOf(dom: HTMLElement, name: string): number | null {
  const [digits] = /^\s*-?\d{1,6}/.exec(dom.getAttribute(name) ?? '') ?? [];
  return digits === undefined ? null : Number(digits);
}
