import { expect } from 'chai';
import { parse } from 'yaml';
import {
  listOperations,
  parseOpenApiDocument,
  readOpenApiText,
} from '../../../../api/http/contract/openapi-document.js';

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  maxLength?: number;
  pattern?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  uniqueItems?: boolean;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
}
interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  allowReserved?: boolean;
  schema: Schema;
}
interface Described {
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> };
  'x-free-body'?: boolean;
}

const raw = parse(readOpenApiText());
const document = parseOpenApiDocument(readOpenApiText());

function resolve<Part extends { $ref?: string }>(part: Part): Part {
  if (!part.$ref) return part;
  return part.$ref
    .split('/')
    .slice(1)
    .reduce((at, name) => at[name], raw);
}

const operations = listOperations(document).map(({ method, path, operation }) => {
  const item: Described = raw.paths[path];
  const described: Described = raw.paths[path][method.toLowerCase()];
  const parameters = [...(item.parameters ?? []), ...(described.parameters ?? [])].map(resolve);
  const security = operation.security ?? document.security;
  return { method, path, operation, described, parameters, security, statuses: Object.keys(operation.responses) };
});

/** Every schema in a body, with the path that leads to it. */
function walk(given: Schema, at: string, seen: Set<Schema> = new Set()): [string, Schema][] {
  const schema = resolve(given);
  if (seen.has(schema)) return [];
  seen.add(schema);
  const inside = [
    ...Object.entries(schema.properties ?? {}).map(([name, part]): [string, Schema] => [`${at}.${name}`, part]),
    ...(schema.items ? [[`${at}[]`, schema.items] satisfies [string, Schema]] : []),
    ...[...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].map((part): [string, Schema] => [
      at,
      part,
    ]),
  ];
  return [[at, schema], ...inside.flatMap(([place, part]) => walk(part, place, seen))];
}
const bodies = operations.flatMap(({ operation, described }) =>
  Object.values(described.requestBody?.content ?? {}).flatMap(({ schema }) => walk(schema, operation.operationId)),
);

describe('[U] openapi.yaml', () => {
  it('gives every operation a name of its own', () => {
    const names = operations.map(({ operation }) => operation.operationId);
    expect(names.length).to.be.greaterThan(10);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).to.deep.equal([]);
  });

  it('documents every status that the ground can answer with', () => {
    const missing = operations.flatMap(({ method, operation, described, parameters, security, statuses }) => {
      const closed = security.length > 0 && security.every((requirement) => Object.keys(requirement).length > 0);
      const byCookie = security.some((requirement) => 'sessionCookie' in requirement);
      const wanted = [
        '500',
        ...(operation['x-rate-limit'] === false ? [] : ['429', '422']),
        ...(closed ? ['401'] : []),
        ...(byCookie && method !== 'GET' ? ['403'] : []),
        ...(operation['x-required-plans'] ? ['402'] : []),
        ...(described.requestBody ? ['400', '413', '415'] : []),
        ...(parameters.some((parameter) => parameter.name === 'Idempotency-Key') ? ['409'] : []),
      ];
      return wanted
        .filter((status) => !statuses.includes(status))
        .map((status) => `${operation.operationId} ${status}`);
    });
    expect(missing).to.deep.equal([]);
  });

  it('lets POST with a user carry an Idempotency-Key', () => {
    const posts = operations.filter(
      ({ method, security, path }) => method === 'POST' && security.length > 0 && !path.startsWith('/auth/'),
    );
    const without = posts.filter(({ parameters }) => !parameters.some(({ name }) => name === 'Idempotency-Key'));
    expect(without.map(({ operation }) => operation.operationId)).to.deep.equal([]);
  });

  it('says of every body whether it must be there', () => {
    const silent = operations.filter(
      ({ described }) => described.requestBody && described.requestBody.required === undefined,
    );
    expect(silent.map(({ operation }) => operation.operationId)).to.deep.equal([]);
  });

  it('refuses unknown fields, and bounds every text', () => {
    const open = bodies.filter(
      ([, schema]) => schema.properties && schema.type === 'object' && schema.additionalProperties !== false,
    );
    expect(open.map(([place]) => place)).to.deep.equal([]);
    const unbounded = bodies.filter(([, { type, enum: values, const: value, maxLength, format }]) => {
      const isText = [type].flat().includes('string');
      return (
        isText &&
        values === undefined &&
        value === undefined &&
        maxLength === undefined &&
        format !== 'binary' &&
        format !== 'date'
      );
    });
    expect(unbounded.map(([place]) => place)).to.deep.equal([]);
  });

  it('compares only simple values for uniqueness: others would be compared each with each', () => {
    const costly = bodies.filter(
      ([, schema]) => schema.uniqueItems && !['string', 'integer', 'number'].includes(String(schema.items?.type)),
    );
    expect(costly.map(([place]) => place)).to.deep.equal([]);
  });

  it('says of answers that they tell a secret, so that none is kept in the open', () => {
    const named = listOperations(document).flatMap(({ operation }) => {
      const contents = Object.values(operation.responses).flatMap((response) =>
        Object.values((resolve(response as { $ref?: string }) as Described['requestBody'])?.content ?? {}),
      );
      const names = contents.flatMap(({ schema }) => Object.keys(resolve(schema ?? {}).properties ?? {}));
      return names.some((name) => /secret|password/.test(name))
        ? [[operation.operationId, operation['x-secret-answer']]]
        : [];
    });
    expect(named).to.deep.equal([
      ['createWebhook', true],
      ['rotateWebhookSecret', true],
    ]);
  });

  it('takes addresses and words in queries as people and forms write them', () => {
    const picky = operations.flatMap(({ operation, parameters }) =>
      parameters
        .filter(
          ({ name, in: place, allowReserved }) =>
            place === 'query' && /(^|_)(url|to|site|q)$/.test(name) && !allowReserved,
        )
        .map(({ name }) => `${operation.operationId} ${name}`),
    );
    expect(picky).to.deep.equal([]);
  });
});
