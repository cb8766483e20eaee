// Astro would take the configuration of the site, whose plugins are paths that only Next.js reads.
export default { plugins: [] };
