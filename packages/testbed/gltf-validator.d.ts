/** The package has no types; these are what tests use. */
declare module 'gltf-validator' {
  export function validateBytes(bytes: Uint8Array): Promise<{
    issues: {
      numErrors: number;
      numWarnings: number;
      numInfos: number;
      numHints: number;
      messages: { code: string; message: string }[];
    };
    info: { totalTriangleCount: number };
  }>;
}
