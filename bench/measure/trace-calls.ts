import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';

export interface Call {
  readonly file: string;
  /** Empty for a function without a name. */
  readonly name: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface FunctionNode extends Node {
  readonly id?: Node | null;
  readonly body: Node | null;
}

/**
 * Puts a call that records `file` and `name` into each function of the JavaScript files in a folder. A process that imports
 * `record.js` first writes the record to the file `CALLS` when it ends.
 *
 * A function has a name if it is declared, a method, or the value of a variable.
 */
export function traceCalls(folder: string): void {
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.js')) continue;
    const source = readFileSync(join(folder, path), 'utf8');
    writeFileSync(join(folder, path), withTrace(path, source));
  }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'record.js'), recorder);
}

const recorder = `import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
const calls = [];
globalThis.traceCall = (file, name) => void calls.push(file + ' ' + name);
if (isMainThread) process.on('exit', () => writeFileSync(process.env.CALLS, calls.join('\\n')));
`;

export function readCalls(path: string): readonly Call[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.map((line) => {
    const [file = '', name = ''] = line.split(' ');
    return { file, name };
  });
}

function withTrace(file: string, source: string): string {
  const names = new Map<number, string>(); // of the functions, by their offset
  const bodies: (readonly [body: Node, name: string])[] = [];
  const textOf = (node: Node) => source.slice(node.start, node.end);
  const remember = (name: Node, value: Node | null) =>
    value !== null && names.set(value.start, textOf(name));
  const visit = ({ start, id, body }: FunctionNode) => {
    if (body !== null) bodies.push([body, id ? textOf(id) : (names.get(start) ?? '')]);
  };
  new Visitor({
    VariableDeclarator: ({ id, init }) => void remember(id, init),
    MethodDefinition: ({ key, value }) => void remember(key, value),
    Property: ({ key, value, method }) => void (method && remember(key, value)),
    FunctionDeclaration: visit,
    FunctionExpression: visit,
    ArrowFunctionExpression: visit,
  }).visit(parseSync(file, source).program);

  const insertions = bodies.flatMap(([body, name]) => {
    const call = `traceCall(${JSON.stringify(file)}, ${JSON.stringify(name)})`;
    if (source[body.start] === '{') return [{ offset: body.start + 1, text: `${call};` }];
    return [
      { offset: body.start, text: `(${call}, ` },
      { offset: body.end, text: ')' },
    ];
  });
  let traced = source;
  for (const { offset, text } of insertions.sort((a, b) => b.offset - a.offset)) {
    traced = traced.slice(0, offset) + text + traced.slice(offset);
  }
  return traced;
}
