import type { RefObject } from 'react';
import type { DraftFields } from '../../../shared/api';
import type { EditorHandle } from '../../editor/rich-text-editor';
import { WritingFindings } from '../../writing/writing-findings';

type Props = { fields: DraftFields; text: RefObject<EditorHandle | null> };

/** What to look at again before publishing, with the way to it. */
export function ToMend({ fields, text }: Props) {
  return (
    <section aria-labelledby="to-mend" className="grid gap-4 border-line border-t pt-6">
      <h2 id="to-mend" className="font-bold text-subtitle">
        Nakijken
      </h2>
      <WritingFindings
        html={fields.content}
        fields={fields}
        onSelect={(place) => text.current?.select(place)}
      />
    </section>
  );
}
