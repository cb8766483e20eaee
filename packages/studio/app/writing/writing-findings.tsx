import { useDeferredValue, useMemo } from 'react';
import { isBlankPost } from '@/lib/posts/blank-post';
import { fromHtml } from '../editor/html/from-html';
import { parseInert } from '../editor/html/parse-inert';
import type { Site } from '../editor/html/site';
import type { Place } from './article';
import { checkWriting } from './check-writing';
import type { Finding } from './finding';
import type { Fields } from './rules/fields';

type Props = {
  html: string;
  fields: Fields;
  /** Selects a place in the editor; without it there are no buttons. */
  onSelect?: (place: Place) => void;
};

/** The rules look at words and order only, so any address of a link or picture will do. */
const ANY_SITE: Site = { url: 'https://studio.invalid', toImage: (url) => url };

/** What to mend in the text and the fields of a post, while it is being written. */
export function WritingFindings({ html, fields, onSelect }: Props) {
  const text = useDeferredValue(html);
  const doc = useMemo(() => fromHtml(text, ANY_SITE, parseInert), [text]);
  const findings = checkWriting(doc, fields);
  const { excerpt, meta_description: metaDescription, image_url: imageUrl } = fields;
  if (isBlankPost({ excerpt, metaDescription, imageUrl }, text)) {
    return <p className="text-steel">Wat beter kan, staat hier zodra u schrijft.</p>;
  }
  if (findings.length === 0) return <p className="text-steel">Niets gevonden om te verbeteren.</p>;
  return (
    <ul className="divide-y divide-line border-line border-y">
      {findings.map((finding, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same finding can be there twice, and holds no state.
        <FindingItem key={index} finding={finding} onSelect={onSelect} />
      ))}
    </ul>
  );
}

function FindingItem({ finding, onSelect }: { finding: Finding } & Pick<Props, 'onSelect'>) {
  const { problem, advice, quote, place } = finding;
  return (
    <li className="py-3">
      <p className="font-semibold">{problem}</p>
      {quote && <p className="mt-1 text-sm">‘{quote}’</p>}
      <p className="mt-1 text-sm text-steel">{advice}</p>
      {place && onSelect && (
        <button
          type="button"
          className="mt-1 min-h-11 text-sm underline underline-offset-4"
          aria-label={`Toon in de tekst: ${problem}${quote ? `, ‘${quote}’` : ''}`}
          onClick={() => onSelect(place)}
        >
          Toon in de tekst
        </button>
      )}
    </li>
  );
}
