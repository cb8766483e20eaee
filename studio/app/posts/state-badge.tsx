import type { PostState } from '../../shared/api';
import { STATES } from './states';

export function StateBadge({ state }: { state: PostState }) {
  const { name, look } = STATES[state];
  return (
    <span className={`inline-block shrink-0 px-2 py-0.5 font-medium text-sm ${look}`}>{name}</span>
  );
}
