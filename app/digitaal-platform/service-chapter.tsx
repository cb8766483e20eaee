import type { ReactNode } from 'react';
import { BulletList } from '@/components/ui/bullet-list';
import { ButtonLink } from '@/components/ui/button-link';
import { contactHref } from '@/lib/contact/contact-href';
import type { Service } from '@/lib/content/services';

type ServiceChapterProps = {
  service: Service;
  mirrored: boolean;
  example: ReactNode;
};

export function ServiceChapter({ service, mirrored, example }: ServiceChapterProps) {
  const { id, name, idea, price, aiLabel, does, doesNot, needs } = service;
  const headingId = `${id}-titel`;
  const lists = [
    { heading: 'Wat het doet', items: does },
    { heading: 'Wat het niet doet', items: doesNot },
    { heading: 'Wat het nodig heeft', items: needs },
  ];

  return (
    <article id={id} aria-labelledby={headingId} className="page-width">
      <div className="border-ink border-t-2 py-12 md:py-20">
        <div className="grid gap-10 lg:grid-cols-12 lg:gap-16">
          <div className={`min-w-0 lg:col-span-5 ${mirrored ? 'lg:order-last' : ''}`}>
            <h2 id={headingId} className="text-title">
              {name}
            </h2>
            <p className="mt-4 text-lead">{idea}</p>
            <p className="mt-8 tabular-nums">
              <span className="text-title font-semibold">{price.amount}</span>{' '}
              <span className="text-steel">{price.period}, richtprijs excl.&nbsp;btw</span>
            </p>
            {aiLabel && <p className="mt-6 border-ink border-t-2 pt-3 font-semibold">{aiLabel}</p>}
            <div className="mt-8">
              <ButtonLink href={contactHref(`demo-${id}`)} variant="secondary">
                Vraag een demo van {name}
              </ButtonLink>
            </div>
          </div>
          <div className="min-w-0 lg:col-span-7">{example}</div>
        </div>
        <div className="mt-12 grid gap-10 md:grid-cols-3">
          {lists.map(({ heading, items }) => (
            <div key={heading}>
              <h3 className="pb-3 font-semibold text-subtitle">{heading}</h3>
              <BulletList items={items} />
            </div>
          ))}
        </div>
      </div>
    </article>
  );
}
