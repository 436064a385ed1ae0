import type { Event } from 'micromark-util-types';
import type { ReadEvents } from './parser/markdown-events.ts';
import type { Range } from './range.ts';

/**
 * Keeps the events of the largest part of a text between two looks at it, where they are the same in both: texts that
 * are made to be slow are most of them one part, and more than one would take too much memory.
 */
export class LargestPart {
  #part: Range = { start: 0, end: 0 };
  #events: readonly Event[] = [];

  /** Reads parts, and keeps the largest of those that are the same in both looks. */
  keeping(read: ReadEvents, isSame: (part: Range) => boolean): ReadEvents {
    return (part) => {
      const events = read(part);
      if (part.end - part.start > this.#part.end - this.#part.start && isSame(part)) {
        this.#part = part;
        this.#events = events;
      }
      return events;
    };
  }

  /** Reads parts, but the one that was kept. */
  giving(read: ReadEvents): ReadEvents {
    return (part) => {
      const isKept = part.start === this.#part.start && part.end === this.#part.end && part.end > 0;
      return isKept ? this.#events : read(part);
    };
  }
}
