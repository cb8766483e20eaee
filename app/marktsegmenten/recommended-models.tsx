import type { Product } from '@/lib/content/products';
import { LargeModelLink, SmallModelLink } from './model-link';

type RecommendedModelsProps = { models: readonly Product[] };

/** For a narrow column: the best fit large, the others small below it. */
export function StackedModels({ models }: RecommendedModelsProps) {
  return (
    <div>
      <h3 className="mb-4 text-subtitle">Aanbevolen modellen</h3>
      <ul className="space-y-4">
        {models.map((product, index) => (
          <li key={product.id}>
            {index === 0 ? (
              <LargeModelLink product={product} alt={product.picture.alt} />
            ) : (
              <SmallModelLink product={product} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** For the whole width: three equal pictures, or two of which the first takes double. */
export function ModelRow({ models }: RecommendedModelsProps) {
  return (
    <div>
      <h3 className="mb-4 text-subtitle">Aanbevolen modellen</h3>
      <ul className="grid items-end gap-x-6 gap-y-8 sm:grid-cols-3">
        {models.map((product, index) =>
          index === 0 && models.length === 2 ? (
            <li key={product.id} className="sm:col-span-2">
              <LargeModelLink product={product} alt={product.picture.alt} shape="wide" />
            </li>
          ) : (
            <li key={product.id}>
              <LargeModelLink product={product} alt="" />
            </li>
          ),
        )}
      </ul>
    </div>
  );
}
