import { ContactPage, contactMetadata } from './contact-page';

export const metadata = contactMetadata;

export default function Page() {
  return <ContactPage />;
}
