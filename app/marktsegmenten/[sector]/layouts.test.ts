import { adjacentSectors, sectors } from '@/lib/business/content/sectors';
import { layouts } from './layouts';

test.each(sectors)('the layout of $name differs from those of its neighbours', ({ id }) => {
  const { previous, next } = adjacentSectors(id);
  expect([layouts[previous.id], layouts[next.id]]).not.toContain(layouts[id]);
});
