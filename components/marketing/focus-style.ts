import type { Focus } from '@/lib/posts/focus';

/** Class names, because the policy of the site allows no style of an element. */
const STYLES: Record<Focus, string> = {
  'left top': 'object-left-top',
  top: 'object-top',
  'right top': 'object-right-top',
  left: 'object-left',
  right: 'object-right',
  'left bottom': 'object-left-bottom',
  bottom: 'object-bottom',
  'right bottom': 'object-right-bottom',
};

/** What of a picture that fills its place stays in sight. */
export function focusStyle(focus: Focus | undefined): string {
  return focus ? ` ${STYLES[focus]}` : '';
}
