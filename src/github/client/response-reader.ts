import { UnexpectedAnswerError } from '../errors.ts';

/**
 * A place in GitHub's answer. What stands there is unknown until one of the readers has looked at it, and a reader that is
 * disappointed names the place.
 */
export interface Place {
  readonly value: unknown;
  readonly path: string;
}

/** Goes from a place to one of its fields. */
export function at(place: Place, field: string): Place {
  const { value } = place;
  const inside = typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;
  return { value: inside, path: place.path === '' ? field : `${place.path}.${field}` };
}

/** Null where the answer holds nothing at the place, else what `read` makes of it. */
export function orNull<T>(place: Place, read: (place: Place) => T): T | null {
  return place.value === null || place.value === undefined ? null : read(place);
}

export function textAt(place: Place): string {
  if (typeof place.value !== 'string') throw new UnexpectedAnswerError(place.path);
  return place.value;
}

export function numberAt(place: Place): number {
  if (typeof place.value !== 'number') throw new UnexpectedAnswerError(place.path);
  return place.value;
}

export function flagAt(place: Place): boolean {
  if (typeof place.value !== 'boolean') throw new UnexpectedAnswerError(place.path);
  return place.value;
}

export function listAt<T>(place: Place, read: (place: Place) => T): T[] {
  if (!Array.isArray(place.value)) throw new UnexpectedAnswerError(place.path);
  return place.value.map((value, index) => read({ value, path: `${place.path}.${index}` }));
}
