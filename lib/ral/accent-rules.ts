const CODES_WITH_ACCENT_RULE = '9005 9016 7035 3020 2004 1018 6018 5015 5002 4010 8017';

/**
 * Whether app/accent.css has a rule for this colour; the accent of any other is computed. Apart from
 * lib/browser/chosen-colour.ts, which comes with every page.
 */
export function hasAccentRule(code: string): boolean {
  return CODES_WITH_ACCENT_RULE.includes(code);
}
