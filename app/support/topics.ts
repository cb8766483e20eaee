/** The four subjects of the page; the ids are addresses that other pages and manuals link to. */
export const topics = {
  faqs: { id: 'faqs', title: 'Veelgestelde vragen' },
  technicalSupport: { id: 'technical-support', title: 'Technische ondersteuning' },
  manuals: { id: 'manuals', title: 'Handleidingen' },
  warranty: { id: 'warranty', title: 'Garantie' },
} as const;
