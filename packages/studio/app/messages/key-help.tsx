const KEYS = [
  ['J', 'volgende'],
  ['K', 'vorige'],
  ['X', 'kiezen'],
  ['B of E', 'beantwoord'],
  ['S', 'spam'],
];

type KeyHelpProps = { isOn: boolean; onChange: (isOn: boolean) => void };

/** The keys of the inbox. Whoever dictates, or touches a key by accident, turns them off. */
export function KeyHelp({ isOn, onChange }: KeyHelpProps) {
  return (
    <div className="grid justify-items-start gap-1 text-sm text-steel pointer-coarse:hidden">
      <label className="flex min-h-11 items-center gap-2">
        <input
          type="checkbox"
          className="size-5 accent-ink"
          checked={isOn}
          onChange={(event) => onChange(event.target.checked)}
        />
        Sneltoetsen
      </label>
      {isOn && (
        <>
          <p className="flex flex-wrap gap-x-4 gap-y-1">
            {KEYS.map(([key, meaning]) => (
              <span key={key}>
                <kbd className="border border-line bg-surface px-1.5 font-semibold text-ink">
                  {key}
                </kbd>{' '}
                {meaning}
              </span>
            ))}
          </p>
          <p>Shift en klikken kiest een reeks. B, E en S gelden voor wat gekozen is.</p>
        </>
      )}
    </div>
  );
}
