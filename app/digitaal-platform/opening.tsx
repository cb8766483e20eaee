import { ButtonLink } from '@/components/ui/button-link';
import { contactHref } from '@/lib/contact/contact-href';
import { BusinessCard } from './business-card/business-card';

/** The first service beside the heading, as a thing to turn. */
export function Opening() {
  return (
    <div className="overflow-x-clip bg-mist">
      <div className="page-width grid items-center gap-x-12 gap-y-6 pt-12 pb-6 md:grid-cols-2 md:py-14">
        <div>
          <h1 className="text-display">Eén keer wijzigen, overal hetzelfde</h1>
          <p className="mt-3 max-w-measure text-lead text-steel max-md:leading-snug md:mt-6">
            Digitaal platform met vijf diensten voor winkels, praktijken en kantoren. Drie gebruiken
            AI; uw klant hoort of leest dat meteen.
          </p>
          <div className="mt-4 md:mt-8">
            <ButtonLink href={contactHref('demo-platform')}>Plan een demo</ButtonLink>
          </div>
        </div>
        <BusinessCard />
      </div>
    </div>
  );
}
