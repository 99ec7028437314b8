import { request } from 'node:http';
import { expect } from 'chai';
import { repairOperations } from '../../../api/operations/repair-operations.js';
import { DomainError, type ErrorCode } from '../../../domain/base/errors.js';
import { createLogger } from '../../../platform/logger.js';
import { endOperation, type OperationsApi, startOperationsApi } from '../../support/api/operations-api.js';
import type { TestApi } from '../../support/api/test-api.js';
import { plainContract } from '../../support/contract.js';
import { sampleResult } from '../../support/samples/sample-results.js';
import { until, untilStill } from '../../support/until.js';

const ON_PAGE = '/api/seo/on-page-analysis';
const BODY = { url: 'https://site.example/lamps' };
const away = new DomainError('dependency_unavailable', 'Temporal is not reachable', true);
const logger = createLogger({ level: 'silent', service: 'api' });
const idOf = (answer: Awaited<ReturnType<TestApi['call']>>) => String(Reflect.get(Object(answer.json), 'id'));

describe('[I] start of an operation', () => {
  let running: OperationsApi;
  let alice: Record<string, string>;
  before(async () => {
    running = await startOperationsApi();
    alice = await running.as('alice');
  });
  after(() => running.stop());
  beforeEach(() => running.gateway.reset());

  const post = (headers: Record<string, string> = {}, body: object = BODY, path = ON_PAGE) =>
    running.api.call('POST', path, { headers: { ...alice, ...headers }, body });
  const endWith = (ending: Parameters<typeof endOperation>[2], given: Parameters<typeof endOperation>[3] = {}) => {
    running.gateway.onStart = (operation) => endOperation(running.store, operation, ending, given);
  };

  it('that nobody waits for is accepted, and says where to follow it', async () => {
    const askedMs = Date.now();
    const answer = await post({ prefer: 'respond-async', 'x-request-id': 'request-7' });
    expect(answer.status).to.equal(202);
    const id = idOf(answer);
    expect(id).to.match(/^[0-9a-f]{24}$/);
    const { created_at, ...operation } = answer.json as Record<string, unknown>;
    expect(Date.parse(String(created_at))).to.be.within(askedMs, Date.now());
    expect(operation).to.deep.equal({
      id,
      type: 'on_page_analysis',
      status: 'queued',
      progress: { done: 0, total: 100, phase: 'queued', message: 'Waiting for a worker' },
      created_by: 'alice',
      started_at: null,
      finished_at: null,
      result_url: null,
      error: null,
      links: {
        self: `/api/operations/${id}`,
        result: `/api/operations/${id}/result`,
        events: `/api/operations/${id}/events`,
      },
    });
    expect(answer.headers).to.include({
      location: `/api/operations/${id}`,
      'retry-after': '2',
      'preference-applied': 'respond-async',
    });
    const record = await running.store.operations.find('alice', id);
    expect(record).to.deep.include({
      user_id: 'alice',
      input: {
        url: 'https://site.example/lamps',
        target_keywords: [],
        analyze_images: true,
        analyze_content_quality: true,
        render_javascript: false,
      },
      site: 'site.example',
      request_id: 'request-7',
      workflow_id: `on_page_analysis:alice:${id}`,
    });
    expect(record?.fingerprint).to.match(/^[0-9a-f]{64}$/);
    expect(running.gateway.started).to.deep.equal([record]);
  });

  it('gives the result itself when that comes within the wait', async () => {
    let expected: unknown;
    running.gateway.onStart = async (operation) => {
      expected = await sampleResult(operation);
      await endOperation(running.store, operation, 'completed', { result: expected });
    };
    const answer = await post({ prefer: 'wait=60' });
    expect(answer.status).to.equal(200);
    expect(answer.json).to.deep.equal(expected);
    expect(answer.headers).to.include({ 'preference-applied': 'wait=60' });
    expect(answer.headers).to.not.have.property('location');
  });

  it('waits as long as it takes, while the client is there', async () => {
    running.gateway.onStart = async (operation) => {
      const result = await sampleResult(operation);
      setTimeout(() => void endOperation(running.store, operation, 'completed', { result }), 700);
    };
    expect((await post({ prefer: 'wait=60' })).status).to.equal(200);
  });

  it('what does not end within the wait goes on without the caller', async () => {
    const answer = await post({ prefer: 'respond-async, wait=1' });
    expect(answer.status).to.equal(202);
    expect(answer.headers).to.include({ 'preference-applied': 'respond-async, wait=1' });
  });

  it('stops looking when the client has gone', async () => {
    const { operations } = running.store;
    const { nextChange } = operations;
    let looks = 0;
    const left = new Promise<void>((resolve) => {
      operations.nextChange = (user, id, options) => {
        if (++looks === 2) resolve();
        // Many more a second than would be missed.
        return nextChange(user, id, { ...options, withinMs: 50 });
      };
    });
    const headers = { ...alice, prefer: 'wait=60', 'content-type': 'application/json' };
    const call = request({ port: running.api.port, host: '127.0.0.1', path: ON_PAGE, method: 'POST', headers });
    call.on('error', () => undefined);
    call.end(JSON.stringify(BODY));
    await left;
    call.destroy();
    await untilStill('nobody looks any more', () => looks).finally(() => {
      operations.nextChange = nextChange;
    });
  });

  const failures: [code: ErrorCode, status: number][] = [
    ['site_unreachable', 502],
    ['dns_failure', 502],
    ['url_not_allowed', 502],
    ['no_data', 502],
    ['internal', 502],
    ['browser_unavailable', 503],
    ['timeout', 504],
  ];
  for (const [code, status] of failures) {
    it(`that fails with ${code} is ${status}`, async () => {
      const error = { code, detail: 'so it is' };
      endWith('failed', { error });
      const answer = await post();
      expect(answer.status).to.equal(status);
      expect(answer.json).to.deep.equal({ detail: 'so it is', error });
    });
  }

  it('that ran out of time is 504', async () => {
    endWith('timed_out', { error: { code: 'timeout', detail: 'too long' } });
    const answer = await post();
    expect([answer.status, answer.json]).to.deep.equal([
      504,
      { detail: 'too long', error: { code: 'timeout', detail: 'too long' } },
    ]);
  });

  it('that is canceled while somebody waits gives what was found, if anything was', async () => {
    endWith('cancelled');
    const nothing = await post();
    expect([nothing.status, nothing.json]).to.deep.equal([
      409,
      { detail: 'The operation was canceled before anything was found' },
    ]);
    running.gateway.onStart = async (operation) =>
      endOperation(running.store, operation, 'cancelled', { result: await sampleResult(operation) });
    expect((await post()).status).to.equal(200);
  });

  it('a repeat with the same key is the first answer again, and starts nothing', async () => {
    const headers = { 'idempotency-key': 'key-of-the-first', prefer: 'respond-async' };
    const first = await post(headers);
    const second = await post(headers);
    expect(second.status).to.equal(202);
    expect(second.json).to.deep.equal(first.json);
    expect(second.headers).to.include({ 'idempotent-replayed': 'true', location: first.headers.location });
    expect(running.gateway.started).to.have.length(1);
    const other = await post(headers, { url: 'https://other.example/' });
    expect([other.status, other.json]).to.deep.equal([
      422,
      {
        detail: [
          {
            loc: ['header', 'idempotency-key'],
            msg: 'Idempotency-Key was used before with another request',
            type: 'idempotency_key_reused',
          },
        ],
      },
    ]);
  });

  it('the same key of another user, or for another tool, is another operation', async () => {
    const headers = { 'idempotency-key': 'key-of-everybody', prefer: 'respond-async' };
    const ids = [
      idOf(await post(headers)),
      idOf(await post({ ...headers, ...(await running.as('bob')) })),
      idOf(await post(headers, BODY, '/api/seo/technical-seo')),
    ];
    expect(new Set(ids).size).to.equal(3);
  });

  it('a repeat joins the one that runs', async () => {
    const headers = { 'idempotency-key': 'key-of-the-waiting', prefer: 'wait=60' };
    const first = post(headers);
    await until('the first has started', () => running.gateway.started.length > 0);
    const second = post(headers);
    const [operation] = running.gateway.started;
    if (!operation) throw new Error('not started');
    await endOperation(running.store, operation, 'completed', { result: await sampleResult(operation) });
    const answers = await Promise.all([first, second]);
    expect(answers.map(({ status }) => status)).to.deep.equal([200, 200]);
    expect(answers[0]?.json).to.deep.equal(answers[1]?.json);
    expect(new Set(running.gateway.started.map(({ id }) => id)).size).to.equal(1);
  });

  it('a failed operation stays what it is under its key: told again, not started again', async () => {
    endWith('failed', { error: { code: 'dns_failure', detail: 'no such host' } });
    const headers = { 'idempotency-key': 'key-of-the-failed' };
    const first = await post(headers);
    const second = await post(headers);
    expect([second.status, second.json]).to.deep.equal([502, first.json]);
    expect(running.gateway.started).to.have.length(1);
    const other = await post(headers, { url: 'https://other.example/' });
    expect(other.status).to.equal(422);
    expect(other.json).to.have.nested.property('detail[0].type', 'idempotency_key_reused');
  });

  it('is accepted while Temporal is away, and started by repair', async () => {
    running.gateway.failure = away;
    const answer = await post({ prefer: 'respond-async' });
    expect(answer.status).to.equal(202);
    running.gateway.reset();
    const deps = { operations: running.store.operations, gateway: running.gateway, logger };
    await repairOperations(deps, new Date(Date.now() + 60_000));
    expect(running.gateway.started.map(({ id }) => id)).to.include(idOf(answer));
  });
});

describe('[I] default wait of an operation', () => {
  const { paths } = plainContract();
  const path = '/api/seo/enterprise/quick-audit';

  for (const [wait, status] of [
    [0, 202],
    [60, 200],
    [undefined, 202],
  ] as const) {
    it(`is what the contract says: ${wait ?? 'nothing'}`, async () => {
      const changed = { [path]: { post: { ...paths[path].post, 'x-default-wait-seconds': wait } } };
      const running = await startOperationsApi({ paths: JSON.parse(JSON.stringify(changed)) });
      running.gateway.onStart = async (operation) =>
        endOperation(running.store, operation, 'completed', { result: await sampleResult(operation) });
      const headers = await running.as('alice', 'premium');
      const answer = await running.api.call('POST', path, { headers, body: { website_url: 'site.example' } });
      await running.stop();
      expect(answer.status, answer.text).to.equal(status);
      expect(answer.headers).to.not.have.property('preference-applied');
    });
  }
});
