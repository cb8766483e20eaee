type BulletListProps = {
  items: readonly string[];
  columns?: 1 | 2 | 3;
};

const columnStyle = { 1: '', 2: 'md:grid-cols-2', 3: 'md:grid-cols-3' } as const;

export function BulletList({ items, columns = 1 }: BulletListProps) {
  return (
    <ul className={`grid gap-x-10 ${columnStyle[columns]}`}>
      {items.map((item) => (
        <li key={item} className="border-line border-t py-3">
          {item}
        </li>
      ))}
    </ul>
  );
}
