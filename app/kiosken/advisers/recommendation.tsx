import type { ReactNode } from 'react';
import { readChosenColour } from '@/components/site/chosen-colour';
import { TextLink } from '@/components/ui/text-link';
import { withColour } from '@/lib/configurator/colour-parameter';
import { kioskLabel } from '@/lib/configurator/labels';
import { presetHref } from '@/lib/configurator/preset';
import { type ProductId, type ScreenSize, specs } from '@/lib/products/specs';

type RecommendationProps = {
  model: ProductId;
  size?: ScreenSize;
  children: ReactNode;
};

export function Recommendation({ model, size, children }: RecommendationProps) {
  const { name } = specs[model];
  return (
    <div className="basis-full border-accent-text border-l-4 bg-surface p-4">
      <div role="status">
        <p className="font-semibold text-subtitle">
          Ons advies: {size ? kioskLabel({ model, size }) : name}
        </p>
        <p className="mt-1">{children}</p>
      </div>
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
        <TextLink href={`#${model}`}>Bekijk {name}</TextLink>
        <TextLink href={withColour(presetHref(model, size), readChosenColour())}>
          Stel {name} samen
        </TextLink>
      </p>
    </div>
  );
}
