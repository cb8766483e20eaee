import { site } from '@/lib/site';
import { ExampleFrame } from './example-frame';
import { QrMark } from './qr-mark';

/** A card of a department, because we invent no people. */
export function BusinessCardExample() {
  return (
    <ExampleFrame caption="Voorbeeld van een kaartje. De code is een tekening en opent niets.">
      <div className="mx-auto flex max-w-lg flex-col justify-between gap-10 bg-ink p-6 text-paper sm:p-8">
        <div className="flex flex-wrap items-start justify-between gap-6">
          <p className="font-semibold text-subtitle">{site.legalName}</p>
          <QrMark className="w-20 shrink-0 bg-paper p-2 text-ink sm:w-28" />
        </div>
        <div>
          <p className="font-semibold text-title">Afdeling Verkoop</p>
          <p className="text-mist">Advies en offertes</p>
          <ul className="mt-6 tabular-nums">
            <li className="border-steel border-t py-2">{site.phone.office.label}</li>
            <li className="border-steel border-t py-2">{site.email.info}</li>
            <li className="border-steel border-t pt-2">
              {site.address.street}, {site.address.city}
            </li>
          </ul>
        </div>
      </div>
    </ExampleFrame>
  );
}
