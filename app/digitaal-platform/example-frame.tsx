import type { ReactNode } from 'react';

type ExampleFrameProps = {
  caption: string;
  children: ReactNode;
};

export function ExampleFrame({ caption, children }: ExampleFrameProps) {
  return (
    <figure className="flex h-full flex-col bg-mist p-5 sm:p-8 md:p-10">
      <div className="my-auto">{children}</div>
      <figcaption className="mt-8 text-sm text-steel">{caption}</figcaption>
    </figure>
  );
}
