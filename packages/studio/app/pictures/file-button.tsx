import { type ComponentProps, useRef } from 'react';
import { Button } from '../ui/button';

type FileButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  onFiles: (files: File[]) => void;
  multiple?: boolean;
};

/** A button that lets a person choose pictures on this machine. */
export function FileButton({ onFiles, multiple, ...props }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...props} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept="image/*,.heic"
        multiple={multiple}
        hidden
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // So that the same file can be chosen again.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
