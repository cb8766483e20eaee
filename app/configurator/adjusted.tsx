import { joinList } from '@/lib/platform/text/join-list';

export function Adjusted({ fields }: { fields: readonly string[] }) {
  return (
    <div role="status">
      {fields.length > 0 && (
        <p className="mt-3 border-2 border-ink p-3">
          {`Niet alles wat was gekozen, is mogelijk. Aangepast: ${joinList(fields)}.`}
        </p>
      )}
    </div>
  );
}
