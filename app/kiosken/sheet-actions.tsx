import { ButtonLink } from '@/components/ui/button-link';
import { buttonStyle } from '@/components/ui/button-style';
import { withColour } from '@/lib/configurator/colour-parameter';
import { suggestMessage } from '@/lib/contact/draft';
import type { OpenedSheet } from './opened-sheet';
import type { Sheet } from './sheet';

type SheetActionsProps = { sheet: Sheet; opened?: OpenedSheet };

/** What to do with a sheet. The model goes along in each link, and so does the chosen colour. */
export function SheetActions({ sheet, opened }: SheetActionsProps) {
  const { name, adviceHref, configuratorHref } = sheet;
  const colour = opened?.colour ?? null;
  const suggestColour = () =>
    suggestMessage(adviceHref, `Graag advies over ${name} in RAL ${colour}.`);
  return (
    <div className="flex flex-wrap gap-4">
      <ButtonLink href={adviceHref} onClick={colour ? suggestColour : undefined}>
        Vraag advies over {name}
      </ButtonLink>
      <ButtonLink href={withColour(configuratorHref, colour)} variant="secondary">
        Stel {name} samen
      </ButtonLink>
      {opened && (
        <>
          <ButtonLink href={opened.comparisonHref} variant="secondary">
            Vergelijk {name}
          </ButtonLink>
          <button type="button" className={buttonStyle.secondary} onClick={() => print()}>
            Druk dit blad af
          </button>
        </>
      )}
    </div>
  );
}
