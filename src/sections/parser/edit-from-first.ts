import { EditMap } from 'micromark-util-edit-map';
import type { Event } from 'micromark-util-types';

/**
 * Edits a list of events from the first edit on. micromark writes all of the list anew, for every setext heading and every
 * lazy line, and gives no other way to change that. The result is the same.
 */
EditMap.prototype.consume = function consume(this: EditMap, events: Event[]): undefined {
  const edits = this.map.sort(([one], [other]) => one - other);
  const first = edits[0]?.[0];
  if (first === undefined) return undefined;
  const tail = events.splice(first);
  const append = (added: readonly Event[]) => {
    for (const event of added) events[events.length] = event;
  };
  let at = 0;
  for (const [index, removed, added] of edits) {
    append(tail.slice(at, index - first));
    append(added);
    at = index - first + removed;
  }
  append(tail.slice(at));
  this.map.length = 0;
  this.index.clear();
  return undefined;
};
