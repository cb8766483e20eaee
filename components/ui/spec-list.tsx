type SpecListProps = {
  specs: readonly { label: string; value: string }[];
};

export function SpecList({ specs }: SpecListProps) {
  return (
    <dl className="tabular-nums">
      {specs.map(({ label, value }) => (
        <div
          key={label}
          className="grid grid-cols-1 gap-x-6 border-line border-b py-2 sm:grid-cols-[12rem_1fr]"
        >
          <dt className="text-steel">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
