import Link from 'next/link';
import { buttonStyle } from '@/components/ui/button-style';
import { routes } from '@/lib/routes';

/** The specification prescribes an English label. */
export function ContactButton() {
  return (
    <Link
      href={routes.contact}
      prefetch={false}
      lang="en"
      aria-label="Contact us"
      className={buttonStyle.primary}
    >
      Contact
    </Link>
  );
}
