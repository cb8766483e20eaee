import { prefilledMessages } from '@/lib/contact/prefilled-messages';
import { asksForQuote, contactSubjects } from '@/lib/contact/subjects';
import { ContactPage, contactMetadata } from '../../contact-page';

// No noindex: Google advises against combining it with a canonical URL.
export const metadata = contactMetadata;

export const dynamicParams = false;

export function generateStaticParams() {
  return Array.from(contactSubjects.keys(), (subject) => ({ subject }));
}

type Params = { params: Promise<{ subject: string }> };

export default async function ContactAboutSubject({ params }: Params) {
  const { subject } = await params;
  return (
    <ContactPage
      subject={contactSubjects.get(subject)}
      message={prefilledMessages.get(subject)}
      isQuote={asksForQuote(subject)}
    />
  );
}
