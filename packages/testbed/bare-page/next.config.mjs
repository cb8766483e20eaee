// Next looks for missing files in the parent folders: without this file it would use the configuration of the site, and
// with the extensions of TypeScript its middleware.
export default { pageExtensions: ['jsx'] };
