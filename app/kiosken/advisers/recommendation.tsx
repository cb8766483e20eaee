import type { ReactNode } from 'react';
import { readChosenColour } from '@/components/site/chosen-colour';
import { TextLink } from '@/components/ui/text-link';
import { kioskLabel } from '@/lib/business/configurator/labels';
import { withColour } from '@/lib/business/configurator/parameters';
import { presetHref } from '@/lib/business/configurator/preset';
import { type ProductId, type ScreenSize, specs } from '@/lib/business/products/specs';
import { productHref } from '@/lib/routes';
import { LineupCrop } from '../lineup/lineup-crop';
import styles from './advisers.module.css';

type RecommendationProps = {
  model: ProductId;
  size?: ScreenSize;
  /** Instead of the model alone. */
  picture?: ReactNode;
  children: ReactNode;
};

export function Recommendation({ model, size, picture, children }: RecommendationProps) {
  const { name } = specs[model];
  const isTall = model === 'ceiling-kiosk';
  return (
    <>
      {picture}
      <div className={`${styles.advice} ${isTall ? styles.tall : ''}`}>
        {!picture && (
          <div className={styles.floor}>
            <LineupCrop product={model} size={size} />
          </div>
        )}
        <div className={picture ? 'col-span-2' : ''}>
          <div role="status">
            <p className="font-semibold text-heading">
              {`Ons advies: ${size ? kioskLabel({ model, size }) : name}`}
            </p>
            <p className="mt-1 max-w-measure">{children}</p>
          </div>
          <p className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
            <TextLink href={productHref(model)}>{`Bekijk de ${name}`}</TextLink>
            <TextLink href={withColour(presetHref(model, size), readChosenColour())}>
              {`Stel de ${name} samen`}
            </TextLink>
          </p>
        </div>
      </div>
    </>
  );
}
