import { topics } from './topics';

export function TopicIndex() {
  return (
    <nav aria-label="Op deze pagina" className="page-width">
      <ul className="grid grid-cols-1 border-ink border-y-2 sm:grid-cols-2 lg:grid-cols-4">
        {Object.values(topics).map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-12 items-center justify-between gap-4 py-3 font-semibold hover:text-accent-text hover:underline sm:pr-8"
            >
              {title}
              <span aria-hidden="true">↓</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
