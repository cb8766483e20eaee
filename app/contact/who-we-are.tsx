import { site } from '@/lib/business/site';
import { Showroom } from './showroom';

const { days, hours } = site.openingHours;

export function WhoWeAre() {
  return (
    <section
      id="wie-wij-zijn"
      aria-labelledby="wie-wij-zijn-titel"
      className="bg-surface pt-14 md:pt-20"
    >
      <div className="page-width mb-10 md:mb-14">
        <h2 id="wie-wij-zijn-titel" className="text-title">
          Wie wij zijn
        </h2>
        <p className="mt-8 max-w-measure text-lead">
          Zuilwerk bouwt stalen kiosken, maakt de software die de schermen vult en levert het
          platform dat vragen beantwoordt. Ontwerp, plaatsing en beheer liggen bij dezelfde mensen.
          U weet vooraf hoe groot een kiosk is, hoe helder het scherm is en wat hij kost.
        </p>
        <p className="mt-4 max-w-measure">
          {`Aan de telefoon krijgt u een adviseur voor een offerte en support bij een storing: ${days}, ${hours}. Daarbuiten noteert de virtuele assistent, een AI-dienst, uw vraag. Op e-mail antwoorden wij ${site.replyTime}.`}
        </p>
      </div>
      <Showroom />
    </section>
  );
}
