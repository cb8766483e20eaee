import { prefilledMessages } from '@/lib/contact/prefilled-messages';
import { contactSubjects } from '@/lib/contact/subjects';
import { ContactPage, contactMetadata } from '../../contact-page';

// The canonical URL is the contact page; no noindex, since Google advises against combining both.
export const metadata = contactMetadata;

export const dynamicParams = false;

export function generateStaticParams() {
  return Array.from(contactSubjects.keys(), (subject) => ({ subject }));
}

type Params = { params: Promise<{ subject: string }> };

/** The contact page prefilled for a subject, the target of links about that subject. */
export default async function ContactAboutSubject({ params }: Params) {
  const { subject } = await params;
  return (
    <ContactPage subject={contactSubjects.get(subject)} message={prefilledMessages.get(subject)} />
  );
}
