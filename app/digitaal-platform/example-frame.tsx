import type { ReactNode } from 'react';

type ExampleFrameProps = {
  caption: string;
  children: ReactNode;
};

export function ExampleFrame({ caption, children }: ExampleFrameProps) {
  return (
    <figure className="flex h-full flex-col bg-mist px-gutter py-5 lg:px-16 lg:py-12">
      <div className="my-auto">{children}</div>
      <figcaption className="mx-auto mt-4 w-full max-w-[36rem] text-sm min-[120rem]:max-w-[46rem] text-steel">
        {caption}
      </figcaption>
    </figure>
  );
}
