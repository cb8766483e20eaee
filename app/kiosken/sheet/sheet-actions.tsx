import { ButtonLink } from '@/components/ui/button-link';
import type { Sheet } from './sheet';

/** The ways to go on from a sheet, with its model in each link. */
export function SheetActions({ sheet: { name, adviceHref, configuratorHref } }: { sheet: Sheet }) {
  return (
    <div className="flex flex-wrap gap-4">
      <ButtonLink href={adviceHref}>Vraag advies over {name}</ButtonLink>
      <ButtonLink href={configuratorHref} variant="secondary">
        Stel {name} samen
      </ButtonLink>
    </div>
  );
}
