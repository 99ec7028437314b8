import { listOperations } from '../../../api/http/contract/openapi-document.js';
import { readContract } from '../contract.js';

/** One place of a request that takes text. */
export interface StringField {
  operationId: string;
  method: string;
  path: string;
  place: 'path' | 'query' | 'body';
  /** Media type of the body; empty elsewhere. */
  media: string;
  /** Where it is in the body; elsewhere its name alone. `*` is any key. */
  pointer: (string | number)[];
  /** The last name in the pointer. */
  name: string;
}

interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  format?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
}
interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  schema: Schema;
}
interface Body {
  content: Record<string, { schema: Schema; example?: unknown; examples?: Record<string, { value: unknown }> }>;
}

const document = readContract();
export const OPERATIONS = listOperations(document);

function resolve<Part extends { $ref?: string }>(part: Part): Part {
  if (part.$ref === undefined) return part;
  const found = part.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], document);
  return resolve(found as Part);
}

/** Pointers of all places below a schema that take text; lists by their first item, open objects by a key of their own. */
function* textsBelow(
  given: Schema | boolean,
  pointer: (string | number)[],
  seen: string[],
): Generator<(string | number)[]> {
  if (typeof given === 'boolean') return;
  if (given.$ref !== undefined && seen.includes(given.$ref)) return;
  const inside = given.$ref === undefined ? seen : [...seen, given.$ref];
  const schema = resolve(given);
  const types = [schema.type ?? []].flat();
  const parts = [...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])];
  const isOpen = types.length === 0 && parts.length === 0 && !schema.properties && schema.const === undefined;
  if ((types.includes('string') && schema.format !== 'binary') || typeof schema.const === 'string') yield pointer;
  if (isOpen && !('required' in schema) && !('maxItems' in schema)) yield [...pointer, 'note'];
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    // `{}` only names a field of one branch of `oneOf`: what it may be is said beside the branches.
    if (Object.keys(property).length > 0) yield* textsBelow(property, [...pointer, name], inside);
  }
  if (schema.items) yield* textsBelow(schema.items, [...pointer, 0], inside);
  const { additionalProperties: more } = schema;
  if (typeof more === 'object') yield* textsBelow(more, [...pointer, 'note'], inside);
  else if (types.includes('object') && more !== false) yield [...pointer, 'note'];
  for (const part of parts) yield* textsBelow(part, pointer, inside);
}

function toField(
  { operationId, method, path }: Pick<StringField, 'operationId' | 'method' | 'path'>,
  place: StringField['place'],
  media: string,
  pointer: (string | number)[],
): StringField {
  const name = String(pointer.findLast((part) => typeof part === 'string') ?? '');
  return { operationId, method, path, place, media, pointer, name };
}

function fieldsOf({ method, path, operation }: (typeof OPERATIONS)[number]): StringField[] {
  const about = { operationId: operation.operationId, method, path };
  const shared = (document.paths[path]?.['parameters'] ?? []) as Parameter[];
  const parameters = [...shared, ...((operation['parameters'] ?? []) as Parameter[])].map(resolve);
  const body = resolve((operation['requestBody'] ?? { content: {} }) as Body & { $ref?: string });
  const fields = [
    ...parameters.flatMap(({ name, in: place, schema }) =>
      place === 'path' || place === 'query'
        ? [...textsBelow(schema, [name], [])].map((pointer) => toField(about, place, '', pointer))
        : [],
    ),
    ...Object.entries(body.content).flatMap(([media, { schema }]) =>
      [...textsBelow(schema, [], [])].map((pointer) => toField(about, 'body', media, pointer)),
    ),
  ];
  const byPlace = new Map(fields.map((field) => [[field.place, field.media, ...field.pointer].join('/'), field]));
  return [...byPlace.values()];
}

/** Every text of every request of openapi.yaml. */
export const STRING_FIELDS: readonly StringField[] = OPERATIONS.flatMap(fieldsOf);

/** The example of a body that openapi.yaml gives, to be changed at will. */
export function exampleBody(operationId: string, media: string): unknown {
  const found = OPERATIONS.find(({ operation }) => operation.operationId === operationId)?.operation;
  const body = resolve((found?.['requestBody'] ?? { content: {} }) as Body & { $ref?: string });
  const { example, examples = {} } = body.content[media] ?? {};
  const [first] = Object.values(examples);
  return structuredClone(example ?? first?.value);
}
