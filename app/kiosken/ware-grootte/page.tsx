import { Breadcrumbs } from '@/components/site/breadcrumbs';
import { PrintButton } from '@/components/ui/print-button';
import { TextLink } from '@/components/ui/text-link';
import { createMetadata } from '@/lib/pages/metadata';
import { routes, TRUE_SIZE_PATH } from '@/lib/routes';
import { Calibration } from './calibration';
import { CardAndRuler, Edge, Letters } from './samples';
import styles from './true-size.module.css';

export const metadata = createMetadata({
  title: 'Letters en rand op ware grootte',
  description:
    'Leg een bankpas op uw scherm en zie hoe groot de letters zijn die de keuzehulp noemt, en hoe breed de rand van een Brandvision is.',
  path: TRUE_SIZE_PATH,
});

export default function TrueSizePage() {
  return (
    <>
      <Breadcrumbs
        parents={[{ name: 'Kiosken', path: routes.kiosken }]}
        page={{ name: 'Ware grootte', path: TRUE_SIZE_PATH }}
      />
      <div className="overflow-x-clip">
        <Calibration
          className={`page-width ${styles.scaled}`}
          heading={
            <>
              <h1 className="text-display">Op ware grootte</h1>
              <p className="mt-6 mb-8 max-w-measure text-lead text-steel">
                Zie op uw eigen scherm hoe groot de letters worden, en hoe breed de rand van een
                kiosk is.
              </p>
            </>
          }
          card={
            <>
              <p className="mt-2 max-w-measure noscript:hidden print:hidden">
                Houd een bankpas rechtop tegen uw scherm en schuif tot de tekening even groot is. Uw
                browser onthoudt dat.
              </p>
              <p className="hidden max-w-measure noscript:block print:hidden">
                Zonder JavaScript past u de tekening niet aan uw scherm aan. Afgedrukt kloppen de
                maten wel.
              </p>
              <CardAndRuler />
            </>
          }
        >
          <div className={styles.sheet}>
            <h2 className="mb-8 text-title print:mt-6">De letters</h2>
            <Letters />
            <h2 className="mt-14 mb-8 text-title print:mt-6">De rand van een Brandvision</h2>
            <Edge />
            <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-4 border-line border-t pt-8">
              <p className="max-w-measure grow basis-64">
                Op papier is geen bankpas nodig: druk af op 100&nbsp;procent. Hoe ver uw lezers
                staan, rekent u na in de{' '}
                <TextLink href={`${routes.kiosken}#keuzehulp`}>keuzehulp</TextLink>.
              </p>
              <PrintButton>Druk dit blad af</PrintButton>
            </div>
          </div>
        </Calibration>
      </div>
    </>
  );
}
