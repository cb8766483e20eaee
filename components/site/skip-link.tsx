export function SkipLink() {
  return (
    <a
      href="#inhoud"
      className="fixed top-2 left-2 z-50 -translate-y-24 bg-ink px-4 py-3 text-paper focus:translate-y-0 print:hidden"
    >
      Naar de inhoud
    </a>
  );
}
