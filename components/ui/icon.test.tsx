import { House, type LucideIcon, Menu, Search, Settings, X } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Icon } from './icon';

const icons: [name: Parameters<typeof Icon>[0]['name'], lucide: LucideIcon][] = [
  ['close', X],
  ['home', House],
  ['menu', Menu],
  ['search', Search],
  ['settings', Settings],
];

/** The attributes that draw an icon, in one order. */
const drawn = (svg: string) =>
  Array.from(svg.matchAll(/<(\w+)([^>]*)>/g), ([, element, attributes = '']) => [
    element,
    Array.from(attributes.matchAll(/ ([\w-]+="[^"]*")/g), ([, attribute]) => attribute)
      .filter((attribute) => !/^(class|xmlns)/.test(attribute ?? ''))
      .sort(),
  ]);

test.each(icons)('the icon %s is drawn as by lucide-react', (name, Lucide) => {
  expect(drawn(renderToStaticMarkup(<Icon name={name} size={20} />))).toEqual(
    drawn(renderToStaticMarkup(<Lucide aria-hidden="true" size={20} />)),
  );
});
