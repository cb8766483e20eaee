import { OwnPictureField } from '@/components/site/own-picture/own-picture-field';
import { formatPrice, formatQuantity } from '@/lib/business/products/format';
import { lowestPriceOf } from '@/lib/business/products/lowest-figures';
import { defaultColour, screenSizes } from '@/lib/business/products/specs';
import { BySize } from '../by-size';
import styles from './choice-bar.module.css';
import { Colours } from './colours';
import { LoadAhead } from './load-ahead';

/** Size and colour for everything on this page; CSS applies them, also without JavaScript. */
export function ChoiceBar() {
  return (
    <div className={styles.bar}>
      <div className={`page-width ${styles.row}`}>
        <fieldset className={styles.sizes}>
          <legend className="sr-only">Schermmaat op deze pagina</legend>
          {screenSizes.map((size) => (
            <label key={size} className={styles.size}>
              <input
                type="radio"
                name="schermmaat"
                value={size}
                defaultChecked={size === 43}
                className={styles.radio}
              />
              {formatQuantity(size, 'inch')}
            </label>
          ))}
        </fieldset>
        <p role="status" className="sr-only">
          <BySize>
            {(size) =>
              `${formatQuantity(size, 'inch')}: prijzen vanaf ${formatPrice(lowestPriceOf(size))}`
            }
          </BySize>
        </p>
        <Colours more={<OwnPictureField className="relative ml-2" />} />
        <LoadAhead standard={defaultColour} />
      </div>
    </div>
  );
}
