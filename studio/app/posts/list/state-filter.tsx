import { POST_STATES } from '../../../shared/api';
import { STATES } from '../states';

type Props = { chosen: string; hrefOf: (state: string) => string };

export function StateFilter({ chosen, hrefOf }: Props) {
  const entries = [
    ['', 'Alle'] as const,
    ...POST_STATES.map((state) => [state, STATES[state].name] as const),
  ];
  return (
    <nav aria-label="Stand van de berichten">
      <ul className="-mx-2 flex flex-wrap">
        {entries.map(([state, name]) => (
          <li key={state}>
            <a
              href={hrefOf(state)}
              aria-current={state === chosen ? 'page' : undefined}
              className="flex min-h-11 items-center px-2 hover:underline aria-[current]:font-bold aria-[current]:underline aria-[current]:decoration-2 aria-[current]:underline-offset-8"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
