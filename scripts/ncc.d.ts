/** The part of ncc's interface that the build uses; the package has no types. */
declare module '@vercel/ncc' {
  export interface Module {
    readonly resource?: string;
    /** The modules that webpack concatenated into this one. */
    readonly modules?: Iterable<Module>;
  }

  export interface Compilation {
    readonly modules: Iterable<Module>;
    readonly chunkGraph: {
      getNumberOfModuleChunks(module: Module): number;
    };
  }

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
    readonly stats: { readonly compilation: Compilation };
  }

  export default function ncc(entry: string, options: Options): Promise<Result>;
}
