import { ButtonLink } from '@/components/ui/button-link';
import type { Sheet } from './sheet';

export function SheetActions({ sheet: { name, adviceHref, configuratorHref } }: { sheet: Sheet }) {
  return (
    <div className="flex flex-wrap gap-4">
      <ButtonLink href={adviceHref}>
        Vraag advies<span className="sr-only"> over {name}</span>
      </ButtonLink>
      <ButtonLink href={configuratorHref} variant="secondary">
        <span>
          Stel <span className="sr-only">{name} </span>samen
        </span>
      </ButtonLink>
    </div>
  );
}
