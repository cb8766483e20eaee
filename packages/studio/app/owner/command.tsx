/** A command or statement to copy. */
export function Command({ text }: { text: string }) {
  return (
    <pre className="whitespace-pre-wrap border border-line bg-surface p-3">
      <code>{text}</code>
    </pre>
  );
}
