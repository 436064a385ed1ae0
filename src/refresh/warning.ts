/** Something a person should know although the run goes on. The place is missing where it is about a page. */
export interface Warning {
  readonly code: 'plan-required' | 'stale' | 'custom-domain-differs' | 'no-scripts' | 'raw-markdown';
  readonly message: string;
  readonly path?: string;
  readonly line?: number;
  readonly column?: number;
}
