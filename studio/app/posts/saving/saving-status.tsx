import type { SavingState } from './draft-saver';

const time = new Intl.DateTimeFormat('nl-NL', { hour: '2-digit', minute: '2-digit' });

/** Whether the text is safe. Read out only when it is not. */
export function SavingStatus({ saving }: { saving: SavingState }) {
  if (saving.kind === 'failed') {
    return (
      <p role="alert" className="font-medium text-failure text-sm">
        Niet bewaard: {saving.error.message}
      </p>
    );
  }
  return <p className="text-sm text-steel">{textOf(saving)}</p>;
}

function textOf(saving: SavingState): string {
  switch (saving.kind) {
    case 'saved':
      return saving.at ? `Bewaard om ${time.format(new Date(saving.at))}` : 'Alles is bewaard';
    case 'conflict':
      return 'Niet bewaard: kies eerst een tekst';
    default:
      return 'Bewaren…';
  }
}
