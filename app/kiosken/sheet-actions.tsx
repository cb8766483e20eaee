import { ButtonLink } from '@/components/ui/button-link';
import { buttonStyle } from '@/components/ui/button-style';
import { COLOUR_PARAMETER } from '@/lib/configurator/portal-address';
import { suggestMessage } from '@/lib/contact/draft';
import type { Sheet } from './sheet';

type SheetActionsProps = { sheet: Sheet; colour?: string | null; onPrint?: () => void };

/** What to do with a sheet. The model goes along in each link, and so does the chosen colour. */
export function SheetActions({ sheet, colour, onPrint }: SheetActionsProps) {
  const { name, adviceHref, configuratorHref } = sheet;
  return (
    <div className="flex flex-wrap gap-4">
      <ButtonLink
        href={adviceHref}
        onClick={
          colour
            ? () => suggestMessage(adviceHref, `Graag advies over ${name} in RAL ${colour}.`)
            : undefined
        }
      >
        Vraag advies over {name}
      </ButtonLink>
      <ButtonLink
        href={colour ? `${configuratorHref}&${COLOUR_PARAMETER}=${colour}` : configuratorHref}
        variant="secondary"
      >
        Stel {name} samen
      </ButtonLink>
      {onPrint && (
        <button type="button" className={buttonStyle.secondary} onClick={onPrint}>
          Druk dit blad af
        </button>
      )}
    </div>
  );
}
