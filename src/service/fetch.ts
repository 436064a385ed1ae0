/** Asks an address; `fetch` does, and so does anything that can do what is used of it. */
export type Fetch = (address: string, request: FetchRequest) => Promise<FetchAnswer>;

export interface FetchRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly redirect: 'manual';
  readonly signal: AbortSignal;
}

export interface FetchAnswer {
  readonly status: number;
  readonly headers: AnswerHeaders;
  readonly body: AnswerBody | null;
}

export interface AnswerHeaders {
  get(name: string): string | null;
}

/** A body on its way. */
export interface AnswerBody {
  getReader(): {
    /** Without a value at the end. */
    read(): Promise<{ readonly value?: Uint8Array | undefined }>;
    cancel(): Promise<void>;
  };
  cancel(): Promise<void>;
}
