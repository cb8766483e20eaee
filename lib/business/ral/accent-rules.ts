const CODES_WITH_ACCENT_RULE = '9005 9016 7035 3020 2004 1018 6018 5015 5002 4010 8017';

/** Whether app/accent.css has a rule for this RAL code; other accents are computed. */
export function hasAccentRule(code: string): boolean {
  return CODES_WITH_ACCENT_RULE.includes(code);
}
