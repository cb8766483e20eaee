import { Disclosure } from '@/components/ui/disclosure';
import { SpecList } from '@/components/ui/spec-list';
import { TextLink } from '@/components/ui/text-link';
import { about } from '@/lib/business/products/about';
import { accessibilityRows } from '@/lib/business/products/accessibility';
import type { Product } from '@/lib/business/products/products';
import { routes } from '@/lib/routes';

export function ProductQuestions({ product: { id, name } }: { product: Product }) {
  return (
    <section aria-labelledby="vragen" className="py-14 md:py-20 print:hidden">
      <div className="page-width grid gap-x-16 gap-y-6 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 id="vragen" className="text-heading">
            Vragen over de {name}
          </h2>
          <p className="mt-4">
            Over garantie en updates leest u bij <TextLink href={routes.support}>Support</TextLink>,
            over transport, installatie en lease bij{' '}
            <TextLink href={routes.buying}>Kopen, leasen en plaatsen</TextLink>.
          </p>
        </div>
        <div className="border-line border-t">
          {about[id].questions.map(({ question, answer, more }) => (
            <Disclosure key={question} summary={question}>
              <p>
                {answer}
                {more && (
                  <>
                    {' '}
                    <TextLink href={more.href}>{more.text}</TextLink>.
                  </>
                )}
              </p>
            </Disclosure>
          ))}
          <Disclosure summary="Hoe toegankelijk is de kiosk zelf?" contentId="toegankelijk">
            <p>
              Per eis van EN&nbsp;301&nbsp;549. Kiosk, app en plek voldoen samen of niet; dit is
              geen certificaat.
            </p>
            <SpecList specs={accessibilityRows(id)} />
          </Disclosure>
        </div>
      </div>
    </section>
  );
}
