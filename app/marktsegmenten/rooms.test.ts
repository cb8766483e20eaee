import { adjacentSectors, sectors } from '@/lib/business/content/sectors';
import { rooms } from './rooms';

test.each(sectors)('the layout of $name differs from those of its neighbours', ({ id }) => {
  const { previous, next } = adjacentSectors(id);
  expect([rooms[previous.id].layout, rooms[next.id].layout]).not.toContain(rooms[id].layout);
});
