import { markPageUnavailable } from '@/packages/page-cache/stale-if-error';

export async function PreviewUnavailable() {
  await markPageUnavailable();
  return (
    <div className="page-width pt-12 pb-20 md:pt-20">
      <h1 className="max-w-4xl text-display">Het voorbeeld is nu niet te laden.</h1>
      <p className="mt-6 max-w-measure text-lead text-steel">
        De database geeft geen antwoord. Uw artikel is daar niet door gewijzigd. Laad deze pagina
        over een minuut opnieuw; de oorzaak staat in het logboek van de server.
      </p>
    </div>
  );
}
