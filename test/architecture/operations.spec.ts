import { expect } from 'chai';
import mongoose from 'mongoose';
import { parse } from 'yaml';
import { createHandlers } from '../../api/handlers/index.js';
import { listOperations, type Operation, parseOpenApiDocument, readOpenApiText } from '../../api/openapi-document.js';
import { createLogger } from '../../platform/logger.js';
import { createStore } from '../../store/index.js';
import { expectNone } from '../support/expect-none.js';
import { houseFiles, readHouseFile } from '../support/house-files.js';

const text = readOpenApiText();
const document = parseOpenApiDocument(text);
const named: Record<string, { name: string }> = parse(text).components.parameters;
const operations = listOperations(document).map(({ method, path, operation }) => ({
  method,
  path,
  operation,
  id: operation.operationId,
}));

describe('[U] operations of openapi.yaml', () => {
  it('have ids of their own', () => {
    expect(new Set(operations.map(({ id }) => id)).size).to.equal(operations.length);
  });

  it('have a handler each, and no handler is without operation', () => {
    expect(Object.keys(handlersOfNobody()).sort()).to.deep.equal(operations.map(({ id }) => id).sort());
  });

  it('document what every request may meet', () => {
    const missing = operations.flatMap(({ id, operation }) => {
      const isPublic = (operation.security ?? document.security).length === 0;
      const isCounted = operation['x-rate-limit'] !== false;
      const due = ['422', '500', ...(isCounted ? ['429'] : []), ...(isPublic ? [] : ['401'])];
      return due.filter((status) => !operation.responses[status]).map((status) => `${id}: ${status}`);
    });
    expectNone(missing, 'Answers that openapi.yaml keeps silent about');
  });

  it('take an Idempotency-Key when they are POST, and say what a repeat may meet', () => {
    const posts = operations.filter(({ method }) => method === 'POST');
    const silent = posts.filter(
      ({ operation }) => !parametersOf(operation).includes('Idempotency-Key') || !operation.responses['409'],
    );
    expect(posts.length).to.be.greaterThan(0);
    expectNone(
      silent.map(({ id }) => id),
      'POST operations without the parameter Idempotency-Key or the answer 409',
    );
  });

  it('say how long they wait, exactly when they take Prefer', () => {
    for (const { id, operation } of operations) {
      const wait = operation['x-default-wait-seconds'];
      if (parametersOf(operation).includes('Prefer')) expect(wait, id).to.be.a('number').within(0, 120);
      else expect(wait, id).to.equal(undefined);
    }
  });

  it('wait as long as their handlers do', () => {
    const documented = operations.flatMap(({ id, operation }): [string, unknown][] =>
      operation['x-default-wait-seconds'] === undefined ? [] : [[id, operation['x-default-wait-seconds']]],
    );
    expect(Object.fromEntries(waitsOfHandlers())).to.deep.equal(Object.fromEntries(documented));
  });
});

/** Header and other parameters by name, references followed. */
function parametersOf(operation: Operation): string[] {
  const given = Array.isArray(operation['parameters']) ? operation['parameters'] : [];
  return given.map((parameter) => named[String(parameter.$ref).split('/').pop() ?? '']?.name ?? String(parameter.name));
}

/** All handlers over parts that do nothing: only their names are wanted. */
function handlersOfNobody(): object {
  const unused = () => Promise.reject(new Error('Only names are wanted here'));
  const store = createStore(mongoose.createConnection());
  return createHandlers({
    ...{ operations: store.operations, artifacts: store.artifacts, audits: store.audits },
    gateway: { start: unused, cancel: unused, stateOf: unused },
    guard: { checkUrl: (url) => new URL(url), resolveHost: unused },
    document,
    documentText: text,
    readiness: unused,
    version: '0.0.0',
    login: { start: unused, finish: unused },
    logger: createLogger({ level: 'silent', service: 'api' }),
    production: false,
  });
}

/** `default_wait_s` as the sources of the handlers give it, by operationId. */
function waitsOfHandlers(): [string, number][] {
  return houseFiles('api/handlers', '.ts').flatMap((path) => {
    const source = readHouseFile(path);
    const [shared = '', ...handlers] = source.split(/\n {4}(?=\w+: async )/);
    const constants = new Map(
      [...source.matchAll(/const (\w+) = (\d+);/g)].map(([, name, value]) => [name, Number(value)]),
    );
    return handlers.flatMap((handler): [string, number][] => {
      const own = handler.includes('...wait') ? shared : handler;
      const [, wait] = /default_wait_s: (\w+)/.exec(own) ?? [];
      return wait === undefined ? [] : [[handler.slice(0, handler.indexOf(':')), constants.get(wait) ?? Number(wait)]];
    });
  });
}
