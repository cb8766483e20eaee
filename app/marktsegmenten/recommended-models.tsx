import Link from 'next/link';
import { Picture } from '@/components/ui/picture';
import type { Product } from '@/lib/products/products';
import { routes } from '@/lib/routes';

/** The best fit first, each with a small picture that repeats its name. */
export function RecommendedModels({ models }: { models: readonly Product[] }) {
  return (
    <div>
      <h3 className="mb-4 text-subtitle">Aanbevolen modellen</h3>
      <ul className="space-y-4">
        {models.map(({ id, name, idea, picture }) => (
          <li key={id}>
            <Link
              href={`${routes.kiosken}#${id}`}
              prefetch={false}
              className="group flex items-center gap-4"
            >
              <Picture
                name={picture.name}
                alt=""
                width={1600}
                height={1600}
                sizes="6rem"
                className="size-24 max-w-none"
              />
              <span>
                <span className="block font-semibold underline-offset-4 group-hover:underline">
                  {name}
                </span>
                <span className="block opacity-80">{idea}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
