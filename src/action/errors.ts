/** Nothing that mode `write` should rewrite stands in the workspace. */
export class NoCheckout extends Error {
  override readonly name = 'NoCheckout';
  readonly code = 'no-checkout';

  constructor(files: readonly string[]) {
    super(
      `mode write found nothing of ${files.join(', ')} in the workspace: put a step with actions/checkout before this one, ` +
        'or set mode: commit, which needs no checkout',
    );
  }
}
