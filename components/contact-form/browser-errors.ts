import { isAddress } from '@/lib/contact/email-address';
import { type ContactErrors, formFields, textsOf } from '@/lib/contact/fields';

const NOT_ASCII = /[^\0-\x7f]/;

/** The errors of the browser's constraint validation, in Dutch. */
export function browserErrors(form: HTMLFormElement): ContactErrors {
  const errors: ContactErrors = {};
  for (const name of formFields) {
    const field = form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | null;
    // A form offers the optional fields that fit its subject.
    if (!field) continue;
    const { validity, value } = field;
    // Browsers refuse an address with letters outside ASCII (RFC 6531), which the server accepts.
    const isInternational = validity.typeMismatch && NOT_ASCII.test(value) && isAddress(value);
    if (validity.valid || isInternational) continue;
    const texts = textsOf(name);
    if (validity.valueMissing) errors[name] = texts.empty;
    else errors[name] = (validity.rangeUnderflow && texts.past) || texts.malformed || texts.empty;
  }
  return errors;
}
