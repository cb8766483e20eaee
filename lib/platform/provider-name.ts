/** Companies by the end of their host name, with the party that receives the data in Europe. */
const companies: Readonly<Record<string, string>> = {
  'google.com': 'Google (Google Ireland Ltd.)',
  'openstreetmap.org': 'OpenStreetMap (OpenStreetMap Foundation)',
  'calendly.com': 'Calendly (Calendly LLC)',
  'cal.com': 'Cal.com (Cal.com Inc.)',
  'office365.com': 'Microsoft (Microsoft Ireland Operations Ltd.)',
};

/** Who receives data when a visitor loads this address: the company, or the host name if we do not know it. */
export function providerName(url: string): string {
  const host = new URL(url).hostname.replace(/^www\./, '');
  const known = Object.keys(companies).find((end) => host === end || host.endsWith(`.${end}`));
  return (known && companies[known]) ?? host;
}
