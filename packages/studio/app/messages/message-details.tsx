import type { Message } from '../../shared/api';

/** The optional fields that the sender filled in. */
export function MessageDetails({ details }: Pick<Message, 'details'>) {
  return (
    <dl className="grid max-w-measure gap-1">
      {details.map(({ label, value }) => (
        <div key={label} className="grid grid-cols-[10rem_1fr] gap-4">
          <dt className="text-steel">{label}</dt>
          <dd className="min-w-0 wrap-anywhere">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
