import { contentStart } from '../../sections/format.ts';

const commentAtStart = /\s*(?:<!--(.*?)-->|\{\s*\/\*(.*?)\*\/\s*\}|\[\/\/\]:[ \t]*#([^\r\n]*))/sy;

/** Whether a comment at the head of a file says that a program writes the whole file. */
export function saysItIsGenerated(text: string): boolean {
  commentAtStart.lastIndex = contentStart(text);
  let match = commentAtStart.exec(text);
  while (match) {
    const words = match.slice(1).find((group) => group !== undefined) ?? '';
    const isAboutPart = /\b(?:begin|section|start|toc)\b/i.test(words);
    if (!isAboutPart && /generated\b|\b(?:do not|don't) (?:edit|modify)\b/i.test(words))
      return true;
    match = commentAtStart.exec(text);
  }
  return false;
}

/** Programs that read comments but do not generate the text after them. */
const toolsWithoutOutput = /^(?:prettier|markdownlint|remark|textlint|vale|cspell|alex)\b/;

/** The name in `name`, `name-start`, `name: start` or `start name`. */
function startedGroup(words: string): string | undefined {
  const afterStart = words.replace(/^(?:start|begin)[\s:_-]+(?=\w)/, '');
  const [name] = /^[\w-]+(?![\w-]|\s+(?:end|stop)\b)/.exec(afterStart) ?? [];
  return name?.replace(/[_-](?:start|begin)$/, '');
}

/** The name in `name-end`, `name: end`, `end name` or `/name`. */
function endedGroup(words: string): string | undefined {
  const [word = ''] = firstWord.exec(words) ?? [];
  const isBeforeEnd = /^[\W_]+(?:end|stop)(?![\w-])/.test(words.slice(word.length));
  const name = word.replace(/[_-](?:end|stop)$/, '');
  if (word !== '' && isBeforeEnd) return word;
  if (name !== word) return name;
  const afterEnd = words.replace(/^(?:\/\s*|end[\W_]+)/, '');
  return afterEnd === words ? undefined : firstWord.exec(afterEnd)?.[0];
}

const firstWord = /^[\w-]+/;

/**
 * Where the last end comment of programs ends whose start comments are before the offset; else
 * null.
 */
export function endOfGenerated(text: string, offset: number): number | null {
  const started = new Set<string>();
  let [at, generatedEnd]: [number, number | null] = [0, null];
  for (const part of text.split(/(?<=-->|\*\/\s*\})/)) {
    at += part.length;
    const [, comment = ''] = /(?:<!--|\{\s*\/\*)(.*?)(?:-->|\*\/\s*\}|$)/s.exec(part) ?? [];
    const words = comment.trim().toLowerCase();
    const ended = endedGroup(words);
    const isEnd = ended !== undefined && started.delete(ended);
    if (isEnd && at > offset) generatedEnd = at;
    const name = startedGroup(words);
    if (!isEnd && at <= offset && name !== undefined && !toolsWithoutOutput.test(name))
      started.add(name);
  }
  return generatedEnd;
}
