/** The part of ncc's interface that the build uses; the package has no types. */
declare module '@vercel/ncc' {
  interface Options {
    readonly cache: boolean;
    readonly quiet: boolean;
    readonly sourceMapRegister: boolean;
    /** Whether to write ECMAScript modules instead of CommonJS. */
    readonly esm: boolean;
  }

  interface Result {
    readonly code: string;
    readonly assets: Readonly<Record<string, { readonly source: string | Buffer }>>;
  }

  export default function ncc(entry: string, options: Options): Promise<Result>;
}
