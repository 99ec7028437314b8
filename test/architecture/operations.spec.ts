import { expect } from 'chai';
import mongoose from 'mongoose';
import { createHandlers } from '../../api/handlers.js';
import { type ContractOperation, listOperations, readOpenApiText } from '../../api/http/contract/openapi-document.js';
import { createFindLimits } from '../../api/workspaces/find-limits.js';
import { createLogger } from '../../platform/logger.js';
import { createStore } from '../../store/index.js';
import { createRecordingGateway } from '../support/api/operations-api.js';
import { plainContract, readContract } from '../support/contract.js';
import { expectNone } from '../support/expect-none.js';
import { silentOwnership } from '../support/silent-ownership.js';

const text = readOpenApiText();
const document = readContract();
const named: Record<string, { name: string }> = plainContract().components.parameters;
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
    // Keys belong to a user: where nobody signs in there are none.
    const posts = operations.filter(
      ({ method, operation }) => method === 'POST' && (operation.security ?? document.security).length > 0,
    );
    const silent = posts.filter(
      ({ operation }) => !parseParameters(operation).includes('Idempotency-Key') || !operation.responses['409'],
    );
    expect(posts.length).to.be.greaterThan(0);
    expectNone(
      silent.map(({ id }) => id),
      'POST operations without the parameter Idempotency-Key or the return 409',
    );
  });

  it('say how long they wait, exactly when they take Prefer', () => {
    for (const { id, operation } of operations) {
      const wait = operation['x-default-wait-seconds'];
      if (parseParameters(operation).includes('Prefer')) expect(wait, id).to.be.a('number').within(0, 120);
      else expect(wait, id).to.equal(undefined);
    }
  });
});

/** Header and other parameters by name, references followed. */
function parseParameters(operation: ContractOperation): string[] {
  const given = Array.isArray(operation['parameters']) ? operation['parameters'] : [];
  return given.map((parameter) => named[String(parameter.$ref).split('/').pop() ?? '']?.name ?? String(parameter.name));
}

/** All handlers over parts that do nothing: only their names are wanted. */
function handlersOfNobody(): object {
  const unused = () => Promise.reject(new Error('Only names are wanted here'));
  const store = createStore(mongoose.createConnection());
  const stops = { campaign: unused, leads: unused, sender: unused };
  return createHandlers({
    ...store,
    gateway: createRecordingGateway(),
    ownership: silentOwnership(),
    integrations: { oauth: () => null },
    mailboxAccess: { oauth: () => null },
    stopWork: stops,
    mailGuard: { resolveHost: unused },
    secrets: null,
    environmentSender: null,
    unsubscribeTokens: { read: () => null },
    notificationTokens: { read: () => null },
    sendsNotifications: false,
    noteMailAddress: unused,
    temporalUi: null,
    cacheSeconds: 60,
    publicUrl: '',
    hasModel: false,
    canSearch: false,
    policy: {
      user_daily_limit: 1,
      domain_daily_limit: 1,
      time_zone: 'UTC',
      require_consent: false,
      domain_gate: 'refuse',
    },
    guard: { checkUrl: (url) => new URL(url), resolveHost: unused },
    document,
    readDocumentText: () => text,
    readiness: unused,
    version: '0.0.0',
    login: { start: unused, finish: unused, findSignOut: unused },
    logger: createLogger({ level: 'silent', service: 'api' }),
    findLimits: createFindLimits({}),
    applyGroups: async () => undefined,
    production: false,
  });
}
