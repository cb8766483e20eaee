export function Loading({ text = 'Wordt geladen…' }: { text?: string }) {
  return (
    <p role="status" className="py-4 text-steel">
      {text}
    </p>
  );
}
