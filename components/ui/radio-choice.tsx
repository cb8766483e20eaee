import type { ComponentProps } from 'react';

export function RadioChoice({ children, ...input }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <label className="flex min-h-11 items-center gap-2">
      <input type="radio" className="size-5 shrink-0" {...input} />
      {children}
    </label>
  );
}
