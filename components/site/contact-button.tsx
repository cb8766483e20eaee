import Link from 'next/link';
import { buttonStyle } from '@/components/ui/button-style';
import { routes } from '@/lib/routes';

/** The prominent way to the contact page. The label is given in English by the specification. */
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
