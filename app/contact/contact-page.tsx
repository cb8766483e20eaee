import { ContactForm } from '@/components/contact-form/contact-form';
import { JsonLd } from '@/components/site/json-ld';
import { site } from '@/lib/business/site';
import { createMetadata } from '@/lib/pages/metadata';
import { breadcrumbList } from '@/lib/pages/structured-data/breadcrumb-list';
import { routes } from '@/lib/routes';
import { ContactFacts } from './contact-facts';
import { OfficeMap } from './office-map';
import { Opening } from './opening';
import { WhatHappensNext } from './what-happens-next';
import { WhoWeAre } from './who-we-are';

export const contactMetadata = createMetadata({
  title: 'Contact, demo en offerte aanvragen',
  description: `Stel uw vraag of vraag een demo aan. Bel, mail of gebruik het formulier; wij antwoorden ${site.replyTime}. Met adres, openingstijden en plattegrond.`,
  path: routes.contact,
});

type ContactPageProps = {
  subject?: string;
  message?: string;
  isQuote?: boolean;
};

export function ContactPage({ subject, message, isQuote = false }: ContactPageProps) {
  return (
    <>
      <JsonLd things={[breadcrumbList({ name: 'Contact', path: routes.contact })]} />
      <Opening hasRequest={isQuote && Boolean(message)} />
      <div className="page-width grid gap-14 pt-8 pb-16 lg:grid-cols-[3fr_2fr]">
        <section aria-labelledby="formulier-titel">
          <h2 id="formulier-titel" className="mb-2 text-heading">
            Stuur een bericht
          </h2>
          <ContactForm subject={subject} message={message} about={isQuote ? 'quote' : 'question'} />
        </section>
        <ContactFacts />
      </div>
      <WhatHappensNext />
      <WhoWeAre />
      <OfficeMap />
    </>
  );
}
