import type { ReactNode } from 'react';

type QuestionProps = {
  title: string;
  figure: string;
  caption: string;
  children: ReactNode;
};

export function Question({ title, figure, caption, children }: QuestionProps) {
  return (
    <section className="grid gap-x-12 gap-y-6 border-ink border-t-2 py-10 md:py-14 lg:grid-cols-[1fr_2fr]">
      <div>
        <h2 className="mb-5 text-title">{title}</h2>
        {children}
      </div>
      <p className="lg:order-first">
        <span className="block font-semibold text-title tabular-nums">{figure}</span>
        <span className="mt-2 block max-w-56 text-steel">{caption}</span>
      </p>
    </section>
  );
}
