/** Other pages and printed manuals link to these ids: keep them stable. */
export const topics = {
  faqs: { id: 'faqs', title: 'Veelgestelde vragen' },
  technicalSupport: { id: 'technical-support', title: 'Technische ondersteuning' },
  manuals: { id: 'manuals', title: 'Handleidingen' },
  warranty: { id: 'warranty', title: 'Garantie' },
} as const;
