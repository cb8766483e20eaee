/** The reference of a message, short enough to say on the phone: the first eight digits of its submission key. */
export function referenceOf(submissionKey: string): string {
  const digits = submissionKey.replace(/-/g, '').slice(0, 8).toUpperCase();
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}
