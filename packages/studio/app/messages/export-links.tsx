import { buttonStyle } from '../ui/button';

/** Downloads all messages, or those of one person. */
export function ExportLinks({ email }: { email?: string }) {
  const href = (format: string) =>
    `api/messages/export?${new URLSearchParams({ format, ...(email && { email }) })}`;
  return (
    <div className="flex flex-wrap gap-3">
      <a className={buttonStyle.secondary} href={href('csv')} download>
        Download als CSV
      </a>
      <a className={buttonStyle.secondary} href={href('json')} download>
        Download als JSON
      </a>
    </div>
  );
}
