import { HONEYPOT_FIELD } from '@/lib/contact/bot-detection';

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
