import { site } from '@/lib/site';

/** The company's name beside a column in the kiosk's own proportion. */
export function Wordmark() {
  return (
    <span className="inline-flex items-end gap-2 text-[min(1.5rem,7.5vw)] wrap-normal leading-none font-bold tracking-tight">
      <svg viewBox="0 0 11 30" aria-hidden="true" className="h-7 w-auto fill-current">
        <path d="M0 0h11v30H0zM2 2v14h7V2z" fillRule="evenodd" />
      </svg>
      {site.name}
    </span>
  );
}
