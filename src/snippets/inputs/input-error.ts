import { quote } from '../../text/quote.ts';

interface InputRefusal {
  readonly input: string;
  readonly value: string;
  /** What is wrong, as the rest of a sentence that begins with the value: `has a port`. */
  readonly problem: string;
  /** What to do about it, without a full stop: `write just the host name`. */
  readonly fix: string;
}

/** An input was refused. The message names the input, the value and a valid form. */
export class InputError extends Error {
  override readonly name = 'InputError';
  readonly code = 'invalid-input';
  readonly input: string;
  readonly value: string;
  readonly fix: string;

  constructor({ input, value, problem, fix }: InputRefusal) {
    super(`${input} ${quote(value)} ${problem}: ${fix}`);
    this.input = input;
    this.value = value;
    this.fix = fix;
  }
}
