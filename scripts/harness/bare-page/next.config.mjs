// Without a file of its own Next takes the configuration of the site, and with the endings of
// TypeScript its middleware too: it looks for them in the folders above.
export default { pageExtensions: ['jsx'] };
