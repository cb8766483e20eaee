export function SkipLink() {
  return (
    <a
      href="#inhoud"
      className="fixed -top-24 left-2 z-50 bg-ink px-4 py-3 text-paper focus:top-2 print:hidden"
    >
      Naar de inhoud
    </a>
  );
}
