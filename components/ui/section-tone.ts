export const sectionTones = {
  paper: '',
  surface: 'bg-surface',
  mist: 'bg-mist',
  accent: 'bg-accent text-on-accent print:bg-transparent print:text-ink',
  ink: 'bg-ink text-paper print:bg-transparent print:text-ink',
} as const;

export type SectionTone = keyof typeof sectionTones;
