/** The fair of the news item: fictional, like the company. ISO calendar dates. */
export const fair = {
  name: 'Vakdagen Scherm & Ruimte 2025',
  venue: 'Evenementenhal Voorbeeldstad',
  city: 'Voorbeeldstad',
  from: '2025-03-25',
  to: '2025-03-27',
} as const;
