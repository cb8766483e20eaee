import { isAddress } from '@/lib/contact/email-address';
import { type ContactErrors, contactFields, fieldTexts } from '@/lib/contact/fields';

const NOT_ASCII = /[^\0-\x7f]/;

/** The errors of the browser's constraint validation, in Dutch. */
export function browserErrors(form: HTMLFormElement): ContactErrors {
  const errors: ContactErrors = {};
  for (const name of contactFields) {
    const { validity, value } = form.elements.namedItem(name) as
      | HTMLInputElement
      | HTMLTextAreaElement;
    // Browsers refuse an address with letters outside ASCII (RFC 6531), which the server accepts.
    const isInternational = validity.typeMismatch && NOT_ASCII.test(value) && isAddress(value);
    const { empty, malformed = empty } = fieldTexts[name];
    if (!validity.valid && !isInternational) {
      errors[name] = validity.valueMissing ? empty : malformed;
    }
  }
  return errors;
}
