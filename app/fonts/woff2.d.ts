/** Declares a font file as its URL, which is what the Turbopack rule in next.config.ts returns. */
declare module '*.woff2' {
  const url: string;
  export default url;
}
