/**
 * Renews the examples of answers in openapi/examples/ by what the API answered in specs: `npx tsx
 * test/support/api/write-examples.ts FOLDER`, with the folder that record-answers.ts filled. Of several answers the one
 * that says most is taken; long lists are cut. Operations without a recorded answer keep the example they have.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { createOperationFinder } from '../../../api/http/contract/operation-finder.js';
import { plainContract, readContract } from '../contract.js';
import { neutralizeAnswer } from './neutral-answer.js';

interface Recorded {
  method: string;
  path: string;
  status: number;
  type: string;
  body: string;
}

interface Media {
  schema?: { $ref?: string; items?: { $ref?: string } };
  example?: unknown;
}
type Described = Record<
  string,
  { operationId?: string; responses?: Record<string, { content?: Record<string, Media> }> }
>;

/** So many lines an example may have; lists are cut until it fits. */
const MAX_LINES = 160;
const PLACE = 'openapi/examples';
/** Those that people write. */
const WRITTEN = 'written.yaml';
const leftOut = Object.keys(parse(readFileSync(join(PLACE, WRITTEN), 'utf8')));
/** What is kept of a text: pages are known by their beginning. */
const MAX_TEXT = 600;
const READERS: [form: string, read: (body: string) => unknown][] = [
  ['application/json', (body) => JSON.parse(body)],
  ['text/html', shortenPage],
  ['text/csv', (body) => body.split('\r\n').slice(0, 3).join('\r\n')],
];

const [folder = ''] = process.argv.slice(2);
const best = new Map<string, { value: unknown; worth: number }>();
const finder = createOperationFinder(readContract());
/** Lists that the contract wants at least so long, by the name of their field. */
const least = new Map<string, number>();
const contract = plainContract();
const schemas: Record<string, { example?: unknown }> = contract.components.schemas;
findLeast(schemas, '');
for (const file of readdirSync(folder)) {
  for (const line of readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean)) consider(JSON.parse(line));
}
for (const chapter of readdirSync('openapi/paths')) writeChapter(chapter);

function consider({ method, path, status, type, body }: Recorded): void {
  if (status !== 200 && status !== 201) return;
  const read = READERS.find(([form]) => type.startsWith(form))?.[1];
  if (read === undefined) return;
  const operation = finder(method, path.split('?')[0] ?? '')?.operation?.operationId;
  if (operation === undefined || leftOut.includes(operation)) return;
  const value = read(body);
  const worth = type.startsWith('application/json') ? countFilled(value) : Math.min(body.length, MAX_TEXT) - MAX_TEXT;
  if (worth > (best.get(operation)?.worth ?? -Infinity)) best.set(operation, { value, worth });
}

/** What the contract says of the answer of an operation, by its form; nothing where it has none of its own. */
function contentOf(id: string): Record<string, Media> {
  const [described] = Object.values<Described>(contract.paths)
    .flatMap((item) => Object.values(item))
    .filter(({ operationId }) => operationId === id);
  const { content = {} } =
    described?.responses?.['200'] ?? described?.responses?.['201'] ?? described?.responses?.['202'] ?? {};
  return content;
}

/** The example that a person wrote beside the schema of the answer, which no record is better than. */
function writtenExample(schema: Media['schema']): unknown {
  const item = exampleOf(schema?.items?.$ref);
  return item === undefined ? exampleOf(schema?.$ref) : [item];
}

function exampleOf(reference: string | undefined): unknown {
  return schemas[reference?.split('/').pop() ?? '']?.example;
}

/** Title and the beginning of what a page shows. */
function shortenPage(html: string): string {
  const title = /<title>.*?<\/title>/.exec(html)?.[0] ?? '';
  const main = html.replace(/^.*?(?=<main)/s, '').slice(0, MAX_TEXT);
  const whole = main.slice(0, main.lastIndexOf('>') + 1);
  return `<!doctype html>\n<html lang="en">\n<head>${title}…</head>\n<body>…\n${whole}…\n</body>\n</html>`;
}

/** How much an answer says: fields with a value, each name once. */
function countFilled(value: unknown): number {
  const names = new Set<string>();
  const walk = (part: unknown, at: string): void => {
    if (Array.isArray(part)) for (const one of part) walk(one, `${at}[]`);
    else if (typeof part === 'object' && part !== null)
      for (const [name, one] of Object.entries(part)) walk(one, `${at}.${name}`);
    else if (part !== null && part !== '') names.add(at);
  };
  walk(value, '');
  return names.size;
}

function writeChapter(chapter: string): void {
  const paths = readFileSync(join('openapi/paths', chapter), 'utf8');
  const file = join(PLACE, chapter);
  const before: Record<string, unknown> = existsSync(file) ? parse(readFileSync(file, 'utf8')) : {};
  const after = Object.fromEntries(
    [...paths.matchAll(/operationId: (\w+)/g)].flatMap(([, id = '']) => {
      const found = best.get(id);
      const content = contentOf(id);
      const media = content['application/json'];
      if (media?.example !== undefined || leftOut.includes(id) || Object.keys(content).length === 0) return [];
      const written = writtenExample(media?.schema);
      if (written !== undefined) return [[id, { value: written }]];
      const example = found ? { value: cut(neutralizeAnswer(found.value)) } : before[id];
      return example === undefined ? [] : [[id, example]];
    }),
  );
  if (Object.keys(after).length === 0) return;
  const head = `# Answers of the running product, by operation. Recorded by test/support/api/write-examples.ts; long lists are cut.\n`;
  writeFileSync(file, head + stringify(after, { lineWidth: 0, aliasDuplicateObjects: false }));
}

/** With lists and maps cut until it is short enough to read. */
function cut(value: unknown): unknown {
  for (const most of [5, 3, 2, 1]) {
    const shorter = cutLists(value, most);
    if (stringify(shorter, { lineWidth: 0 }).split('\n').length <= MAX_LINES) return shorter;
  }
  return cutLists(value, 1);
}

function cutLists(value: unknown, most: number, name = ''): unknown {
  if (Array.isArray(value)) {
    return value.slice(0, Math.max(most, least.get(name) ?? 0)).map((part) => cutLists(part, most));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([field, part]) => [field, cutLists(part, most, field)]));
}

function findLeast(schema: unknown, name: string): void {
  if (typeof schema !== 'object' || schema === null) return;
  if ('minItems' in schema && typeof schema.minItems === 'number') {
    least.set(name, Math.max(schema.minItems, least.get(name) ?? 0));
  }
  for (const [field, part] of Object.entries(schema)) findLeast(part, field);
}
