import { ButtonLink } from '@/components/ui/button-link';
import { Fold } from '@/components/ui/fold';
import type { Service } from '@/lib/business/content/services';
import { contactHref } from '@/lib/contact/contact-href';

export function ServiceFacts({ service }: { service: Service }) {
  const { id, name, does, doesNot, needs } = service;
  const folded = [
    { heading: 'Wat de dienst niet doet', items: doesNot },
    { heading: 'Wat ervoor nodig is', items: needs },
  ];
  return (
    <>
      <h3 className="text-lg">Wat de dienst doet</h3>
      <FactList items={does} />
      <div className="grid grid-cols-2 gap-x-4">
        {folded.map(({ heading, items }) => (
          <Fold key={heading} summary={heading}>
            <FactList items={items} />
          </Fold>
        ))}
      </div>
      <div className="mt-3 md:mt-6">
        <ButtonLink href={contactHref(`demo-${id}`)} variant="secondary">
          Vraag een demo aan<span className="sr-only left-0"> van de dienst {name}</span>
        </ButtonLink>
      </div>
    </>
  );
}

function FactList({ items }: { items: readonly string[] }) {
  return (
    <ul className="max-w-measure space-y-1 pt-1 pb-2">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
