import type { Focus } from '@/lib/posts/focus';
import styles from './focus.module.css';

/**
 * Class names for what of a picture that fills its place stays in sight: the policy of the site allows no style of an
 * element.
 */
export function focusStyle(focus: Focus | undefined): string {
  return focus ? ` ${styles[focus.replace(' ', '-')]}` : '';
}
