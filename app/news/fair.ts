/** Fictional. ISO 8601 dates. */
export const fair = {
  name: 'Vakdagen Scherm & Ruimte 2025',
  venue: 'Evenementenhal Voorbeeldstad',
  city: 'Voorbeeldstad',
  from: '2025-03-25',
  to: '2025-03-27',
} as const;

/** ISO 8601, Dutch time zone. */
export const publishedAt = '2025-03-28T09:00:00+01:00';

export const film = {
  path: '/media/news/vakdagen-2025.mp4',
  name: 'Impressie van de Vakdagen Scherm & Ruimte 2025',
  seconds: 20,
} as const;
