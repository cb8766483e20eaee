import { buttonStyle } from '@/components/ui/button-style';
import type { TypedColour } from '@/lib/business/configurator/colour-field';
import { TYPED_COLOUR } from '@/lib/business/configurator/parameters';

const HINT = 'ander-ral-nummer-hint';
const ERROR = 'ander-ral-nummer-fout';

/** A field for any colour of RAL Classic, which submits its form; with what was typed when that is no such colour. */
export function TypedColourField({ typed }: { typed?: TypedColour }) {
  return (
    <>
      <label htmlFor={TYPED_COLOUR} className="font-semibold">
        Een andere RAL-kleur
      </label>
      <p id={HINT} className="mt-1 text-sm text-steel">
        Het nummer of de naam in RAL Classic, bijvoorbeeld RAL&nbsp;6005.
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <input
          id={TYPED_COLOUR}
          name={TYPED_COLOUR}
          defaultValue={typed?.text}
          aria-describedby={typed ? `${HINT} ${ERROR}` : HINT}
          aria-invalid={typed ? true : undefined}
          className={`min-h-12 w-40 max-w-full border-2 bg-surface px-3 ${typed ? 'border-failure' : 'border-steel'}`}
        />
        <button type="submit" className={buttonStyle.secondary}>
          Toon deze kleur
        </button>
      </div>
      {typed && (
        <p id={ERROR} role="alert" className="mt-2 font-semibold text-failure">
          {typed.error}
        </p>
      )}
      <p className="mt-3 text-sm text-steel">Kleuren op een scherm wijken af.</p>
    </>
  );
}
