import type { LucideIconData } from 'lucide-react';
import * as house from 'lucide-react/icons/house';
import * as menu from 'lucide-react/icons/menu';
import * as search from 'lucide-react/icons/search';
import * as settings from 'lucide-react/icons/settings';
import * as x from 'lucide-react/icons/x';
import { createElement } from 'react';

/** The types of an icon leave its data out. */
const dataOf = (icon: object) => (icon as { __iconData: LucideIconData }).__iconData;

const icons = {
  close: dataOf(x),
  home: dataOf(house),
  menu: dataOf(menu),
  search: dataOf(search),
  settings: dataOf(settings),
};

type IconProps = {
  name: keyof typeof icons;
  /** In px. */
  size?: number;
};

/** An icon of lucide-react, whose own component would come into each page: 1.2 kB of script. */
export function Icon({ name, size = 24 }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="shrink-0"
    >
      {icons[name].node.map(([shape, attributes]) => createElement(shape, attributes))}
    </svg>
  );
}
