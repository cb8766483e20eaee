import { ProductPicture } from '@/components/marketing/product-picture';
import { OwnPictureField } from '@/components/site/own-picture/own-picture-field';
import { buttonStyle } from '@/components/ui/button-style';
import { textLinkStyle } from '@/components/ui/text-link-style';
import { choiceNames } from '@/lib/business/configurator/query';
import { about } from '@/lib/business/products/about';
import { energyNote } from '@/lib/business/products/energy-label';
import { formatQuantity } from '@/lib/business/products/format';
import { shownInMirror } from '@/lib/business/products/ids';
import { priceNote } from '@/lib/business/products/price-note';
import type { Product } from '@/lib/business/products/products';
import { defaultColour, screenSizes } from '@/lib/business/products/specs';
import { routes } from '@/lib/routes';
import bar from '../choice-bar/choice-bar.module.css';
import { Colours } from '../choice-bar/colours';
import { LoadAhead } from '../choice-bar/load-ahead';
import { AdviceLink, ByColour, ColouredLink, ColourNote, ProjectLink } from './chosen-colour-links';
import { colourTerms, deliveryTimes, nextHrefs, projectKiosk, startingPrices } from './offer';
import styles from './stage.module.css';

const ON_STAGE = '(min-width: 64rem) 60vw, 100vw';

/**
 * The product as large as the window allows, with what it costs. A form that opens the configurator in the colour: a
 * link has it only once the script of the page runs.
 */
export function Stage({ product }: { product: Product }) {
  const { id, name, idea, picture } = product;
  return (
    <form action={routes.configurator} className={`page-width ${styles.stage}`}>
      <div className={styles.name}>
        <p className="text-steel">{about[id].kind}</p>
        <h1 className="mt-1 text-display print:text-title">{name}</h1>
        <p className="mt-3 text-lead print:mt-1 print:text-base">{idea}</p>
      </div>
      <div className={`${styles.picture} ${id === 'ceiling-kiosk' ? styles.ceiling : ''}`}>
        <ProductPicture product={id} alt={picture.alt} sizes={ON_STAGE} priority />
      </div>
      <div className={`${bar.bar} ${styles.colours}`}>
        <div className={`page-width ${bar.row}`}>
          <Colours />
          <OwnPictureField />
          <LoadAhead standard={defaultColour} />
        </div>
      </div>
      <Offer product={product} />
    </form>
  );
}

function Offer({ product }: { product: Product }) {
  const { id, name, brightness } = product;
  const { advice, room } = nextHrefs(id);
  return (
    <div className={styles.offer}>
      <dl className="flex flex-wrap gap-x-4 gap-y-3 sm:gap-x-10 [&_dd]:text-heading [&_dd]:font-semibold [&_dd]:tabular-nums [&_dt]:text-steel">
        {screenSizes.map((size) => (
          <div key={size}>
            <dt>{formatQuantity(size, 'inch')} vanaf</dt>
            <dd>
              <ByColour {...startingPrices(product, size)} />
            </dd>
          </div>
        ))}
        <div>
          <dt>Levertijd</dt>
          <dd>
            <ByColour {...deliveryTimes(id)} />
          </dd>
        </div>
      </dl>
      <p className="mt-3 text-sm text-steel print:mt-1">
        {`${priceNote} `}
        <span className="print:hidden">{energyNote(brightness)}</span>
      </p>
      <div className="mt-6 flex flex-wrap gap-4 print:hidden">
        <button type="submit" name={choiceNames.model} value={id} className={buttonStyle.primary}>
          <span>
            Stel <span className="sr-only">de {name} </span>samen
          </span>
        </button>
        <AdviceLink name={name} href={advice} className={buttonStyle.secondary}>
          <span>
            Vraag advies<span className="sr-only"> over de {name}</span>
          </span>
        </AdviceLink>
      </div>
      <p className="mt-4 flex flex-wrap gap-x-2 print:hidden">
        <span>Meer dan één kiosk? Zet in uw project:</span>
        {screenSizes.map((size) => (
          <ProjectLink
            key={size}
            kiosk={projectKiosk(id, size)}
            className={`font-semibold ${textLinkStyle}`}
          >
            <span>{formatQuantity(size, 'inch')}</span>
          </ProjectLink>
        ))}
      </p>
      <p className="mt-4 print:hidden">
        <ColouredLink href={room} className={textLinkStyle}>
          Bekijk in uw ruimte
        </ColouredLink>
      </p>
      <p className="mt-4 text-sm print:mt-2">
        <ColourNote {...colourTerms}>
          {`Getoond in RAL\u00a07016 (+\u00a0${colourTerms.surcharge}). RAL\u00a09005 en 9016: geen meerprijs.`}
        </ColourNote>
        {shownInMirror.includes(id) && <span> De spiegel toont de andere kant.</span>}
      </p>
    </div>
  );
}
