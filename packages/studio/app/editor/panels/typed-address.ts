const MAIL = /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/;
const TELEPHONE = /^\+?\d[\d ()-]{7,}$/;
const HOST = /^[\w-]+(\.[\w-]+)*\.[a-z]{2,}([/?#].*)?$/i;
const COMPLETE = /^([a-z]+:|\/|#)/i;

/** The address that a person means, who leaves out what browsers do not show; an empty text when it is none. */
export function typedAddress(text: string): string {
  const address = text.trim();
  if (MAIL.test(address)) return `mailto:${address}`;
  if (TELEPHONE.test(address)) return `tel:${address.replaceAll(/[^\d+]/g, '')}`;
  if (HOST.test(address)) return `https://${address}`;
  return COMPLETE.test(address) ? address : '';
}
