import { HONEYPOT_FIELD } from '@/lib/contact/bot-detection';

/** A field for robots, which fill in all they find. Out of sight, of the keyboard and of screen readers. */
export function HoneypotField() {
  return (
    <div aria-hidden="true" className="sr-only print:hidden">
      <label>
        Laat dit veld leeg
        <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
