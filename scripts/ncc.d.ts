/** The part of ncc that the build uses; it ships no types. */
declare module '@vercel/ncc' {
  export interface Module {
    readonly resource?: string;
    /** What a concatenated module was made of. */
    readonly modules?: Iterable<Module>;
  }

  export interface Compilation {
    readonly modules: Iterable<Module>;
    readonly chunkGraph: { getNumberOfModuleChunks(module: Module): number };
  }

  interface Options {
    readonly cache: boolean;
    readonly quiet: boolean;
    readonly sourceMapRegister: boolean;
    /** Whether to write modules of ECMAScript, or of CommonJS. */
    readonly esm: boolean;
    readonly externals: Readonly<Record<string, string>>;
  }

  interface Result {
    readonly code: string;
    readonly assets: Readonly<Record<string, { readonly source: string | Buffer }>>;
    readonly stats: { readonly compilation: Compilation };
  }

  export default function ncc(entry: string, options: Options): Promise<Result>;
}
