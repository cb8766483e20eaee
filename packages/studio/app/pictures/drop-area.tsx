import { type DragEvent, type ReactNode, useState } from 'react';

type DropAreaProps = { onFiles: (files: File[]) => void; className?: string; children: ReactNode };

/** Takes files that are dropped on it. What it holds must offer the same by a button. */
export function DropArea({ onFiles, className = '', children }: DropAreaProps) {
  const [isOver, setIsOver] = useState(false);

  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

  function take(event: DragEvent) {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setIsOver(event.type === 'dragover');
    if (event.type === 'drop' && event.dataTransfer.files.length > 0) {
      onFiles([...event.dataTransfer.files]);
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the button inside.
    <div
      onDragOver={take}
      onDragLeave={take}
      onDrop={take}
      className={`border-2 border-dashed ${isOver ? 'border-ink bg-mist' : 'border-line'} ${className}`}
    >
      {children}
    </div>
  );
}
