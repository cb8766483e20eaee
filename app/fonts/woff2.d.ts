/** As next.config.ts has Turbopack load it. */
declare module '*.woff2' {
  const url: string;
  export default url;
}
