import 'server-only';
import { toMediaPath } from '../media';

/**
 * The address of a picture that a post may show: from our own bucket or our own site, as a path.
 * Null for any other host, since a visitor's browser asks nothing of third parties.
 */
export function toAllowedImage(address: string): string | null {
  const path = toMediaPath(address.trim());
  return path.startsWith('/') && !path.startsWith('//') && !path.includes('\\') ? path : null;
}
