import { House, Settings } from 'lucide-react';

const icons = { home: House, settings: Settings } as const;

export function NavIcon({ name }: { name: keyof typeof icons }) {
  const Icon = icons[name];
  return <Icon aria-hidden="true" size={16} strokeWidth={2} className="shrink-0" />;
}
