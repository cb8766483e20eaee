import type { Metadata } from 'next';
import { prefilledMessages } from '@/lib/contact/prefilled-messages';
import { contactSubjects } from '@/lib/contact/subjects';
import { ContactPage, contactMetadata } from '../../contact-page';

// Search engines have the contact page itself, which is the canonical address of these.
export const metadata: Metadata = { ...contactMetadata, robots: { index: false, follow: true } };

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
