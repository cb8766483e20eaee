import { prefilledMessages } from '@/lib/contact/prefilled-messages';
import { contactSubjects } from '@/lib/contact/subjects';
import { ContactPage, contactMetadata } from '../../contact-page';

// With the contact page as its canonical address and without noindex: Google asks not to mix the two.
export const metadata = contactMetadata;

/** All pages there are: another subject is no page. */
export const dynamicParams = false;

export function generateStaticParams() {
  return Array.from(contactSubjects.keys(), (subject) => ({ subject }));
}

type Params = { params: Promise<{ subject: string }> };

/** The contact page for those who come by a link that says what it is about. */
export default async function ContactAboutSubject({ params }: Params) {
  const { subject } = await params;
  return (
    <ContactPage subject={contactSubjects.get(subject)} message={prefilledMessages.get(subject)} />
  );
}
