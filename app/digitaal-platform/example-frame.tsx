import type { ReactNode } from 'react';

type ExampleFrameProps = {
  caption: string;
  children: ReactNode;
};

export function ExampleFrame({ caption, children }: ExampleFrameProps) {
  return (
    <figure className="flex h-full flex-col bg-mist px-gutter py-6 lg:px-16 lg:py-12">
      <div className="my-auto">{children}</div>
      <figcaption className="mx-auto mt-5 w-full max-w-xl text-sm text-steel">{caption}</figcaption>
    </figure>
  );
}
