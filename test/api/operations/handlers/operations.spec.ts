import { expect } from 'chai';
import { DomainError } from '../../../../domain/base/errors.js';
import type { Operation } from '../../../../domain/operations/operations.js';
import { endOperation, type OperationsApi, startOperationsApi } from '../../../support/api/operations-api.js';
import { newOperation } from '../../../support/operations.js';

const UNKNOWN = 'f'.repeat(24);

describe('[I] operation handlers', () => {
  let running: OperationsApi;
  let alice: Record<string, string>;
  let bob: Record<string, string>;
  before(async () => {
    running = await startOperationsApi();
    [alice, bob] = await Promise.all([running.as('alice'), running.as('bob')]);
  });
  after(() => running.stop());
  beforeEach(() => running.gateway.reset());

  async function insert(overrides: Partial<Operation> = {}): Promise<Operation> {
    const operation = newOperation(overrides);
    await running.store.operations.insert(operation);
    return operation;
  }
  const get = (path: string, headers = alice) => running.api.call('GET', path, { headers });
  const cancel = (id: string, headers = alice) => running.api.call('POST', `/api/operations/${id}/cancel`, { headers });

  it('an operation of somebody else is none, for whatever is asked of it', async () => {
    const { id } = await insert();
    for (const [method, what] of [
      ['GET', ''],
      ['GET', '/result'],
      ['GET', '/events'],
      ['POST', '/cancel'],
    ] as const) {
      for (const [place, headers] of [
        [id, bob],
        [UNKNOWN, alice],
      ] as const) {
        const answer = await running.api.call(method, `/api/operations/${place}${what}`, { headers });
        expect([what, answer.status, answer.json]).to.deep.equal([what, 404, { detail: 'Not found' }]);
      }
      const unsigned = await running.api.call(method, `/api/operations/${id}${what}`);
      expect([what, unsigned.status]).to.deep.equal([what, 401]);
    }
    expect(running.gateway.cancelled).to.deep.equal([]);
  });

  it('an id that cannot be one is 404, like one that never was', async () => {
    for (const id of ['x', '123', 'f'.repeat(23), 'F'.repeat(24), '%24ne', UNKNOWN]) {
      const { status, json } = await get(`/api/operations/${id}`);
      expect([id, status, json]).to.deep.equal([id, 404, { detail: 'Not found' }]);
    }
  });

  it('comes as problem details (RFC 9457) to who prefers them', async () => {
    const ask = (accept: string, path: string) => get(path, { ...alice, accept });
    const missing = await ask('application/problem+json', `/api/operations/${UNKNOWN}`);
    expect(missing.headers['content-type']).to.include('application/problem+json');
    expect(JSON.parse(missing.text)).to.deep.equal({
      type: 'about:blank',
      title: 'Not Found',
      status: 404,
      detail: 'Not found',
    });
    const wrong = JSON.parse((await ask('application/problem+json', '/api/operations?limit=0')).text);
    expect([wrong.status, wrong.detail]).to.deep.equal([422, 'query.limit: must be >= 1']);
    expect(wrong.errors).to.have.length(1);
    for (const accept of ['*/*', 'application/json, application/problem+json', 'text/html']) {
      const { headers, json } = await ask(accept, `/api/operations/${UNKNOWN}`);
      expect([headers['content-type'], json], accept).to.deep.equal([
        'application/json; charset=utf-8',
        { detail: 'Not found' },
      ]);
    }
  });

  it('is sent again only when it has changed since the ETag that the caller has', async () => {
    const { id } = await insert();
    await running.store.operations.markRunning('alice', id);
    for (const [path, done] of [
      [`/api/operations/${id}`, 10],
      ['/api/operations?limit=1', 20],
    ] as const) {
      const { headers } = await get(path);
      expect(headers['cache-control']).to.equal('private, no-cache');
      const known = { ...alice, 'if-none-match': headers['etag'] ?? '' };
      expect((await get(path, known)).status, path).to.equal(304);
      const progress = { done, total: 100, phase: 'crawl', message: `Crawled ${done} pages` };
      await running.store.operations.reportProgress('alice', id, progress);
      expect((await get(path, known)).status, path).to.equal(200);
    }
  });

  it('tells how far it is, and when to checks again', async () => {
    const { id } = await insert();
    await running.store.operations.markRunning('alice', id);
    const progress = { done: 40, total: 100, phase: 'crawl', message: 'Crawled 12 pages' };
    await running.store.operations.reportProgress('alice', id, progress);
    const answer = await get(`/api/operations/${id}`);
    expect(answer.status).to.equal(200);
    expect(answer.json).to.deep.include({ id, status: 'running', progress, result_url: null, error: null });
    expect(answer.json).to.not.have.any.keys('input', 'user_id', 'fingerprint', 'workflow_id', 'result');
    expect(answer.headers).to.include({ 'retry-after': '2' });
  });

  describe('canceling', () => {
    it('asks for it, and answers with the operation as it is', async () => {
      const { id } = await insert();
      running.gateway.states.set(id, 'running');
      const answer = await cancel(id);
      expect(answer.status).to.equal(202);
      expect(answer.json).to.deep.include({ id, status: 'queued' });
      expect(answer.headers).to.include({ 'retry-after': '2' });
      expect(running.gateway.cancelled).to.deep.equal([id]);
    });

    it('what never started is canceled at once, so that repair does not start it', async () => {
      const { id } = await insert();
      const answer = await cancel(id);
      expect(answer.status).to.equal(202);
      const error = { code: 'cancelled', detail: 'The operation was canceled' };
      expect(answer.json).to.deep.include({ id, status: 'cancelled', error });
      expect(answer.headers).to.not.have.property('retry-after');
      const events = await running.store.operations.eventsAfter('alice', id, 0);
      expect(events.map(({ event }) => event)).to.deep.equal(['cancelled']);
    });

    for (const status of ['completed', 'failed', 'cancelled', 'timed_out'] as const) {
      it(`${status} it cannot be any more`, async () => {
        const operation = await insert();
        await endOperation(running.store, operation, status, { error: { code: 'internal', detail: 'x' } });
        const answer = await cancel(operation.id);
        expect([answer.status, answer.json]).to.deep.equal([409, { detail: 'The operation has already finished' }]);
        expect(running.gateway.cancelled).to.deep.equal([]);
      });
    }

    it('says so when Temporal is away, and can be asked again with the same key', async () => {
      const { id } = await insert();
      const headers = { ...alice, 'idempotency-key': 'cancel-this-one' };
      running.gateway.failure = new DomainError('dependency_unavailable', 'Temporal is not reachable', true);
      const answer = await cancel(id, headers);
      expect([answer.status, answer.json]).to.deep.equal([503, { detail: 'Temporal is not reachable' }]);
      expect(answer.headers).to.include({ 'retry-after': '5' });
      running.gateway.failure = null;
      expect((await cancel(id, headers)).status).to.equal(202);
    });
  });

  describe('listing', () => {
    let lisa: Record<string, string>;
    const made: Operation[] = [];
    before(async () => {
      lisa = await running.as('lisa');
      for (let number = 0; number < 7; number++) {
        // Three at one instant: a cursor by time alone would lose or repeat some.
        const created_at = `2026-06-0${number < 3 ? 1 : number}T00:00:00.000Z`;
        const type = number % 2 === 0 ? 'speed_analysis' : 'quick_audit';
        made.push(await insert({ user_id: 'lisa', created_at, type }));
      }
      await endOperation(running.store, made[0] as Operation, 'completed', { result: { secret: true } });
      await insert({ user_id: 'bob' });
    });

    async function walk(path: string): Promise<{ ids: string[]; pages: number }> {
      const ids: string[] = [];
      let next: string | undefined = path;
      let pages = 0;
      for (; next !== undefined && pages < 20; pages++) {
        const answer = await get(next, lisa);
        expect(answer.status).to.equal(200);
        ids.push(...(answer.json as Operation[]).map(({ id }) => id));
        next = /^<(.+)>; rel="next"$/.exec(String(answer.headers.link ?? ''))?.[1];
      }
      return { ids, pages };
    }
    const newestFirst = (some: Operation[]) =>
      [...some]
        .sort((one, other) => other.created_at.localeCompare(one.created_at) || other.id.localeCompare(one.id))
        .map(({ id }) => id);

    for (const limit of [1, 2, 3, 7, 100]) {
      it(`by ${limit} it shows all of yours, newest first, without gap or repeat`, async () => {
        const { ids, pages } = await walk(`/api/operations?limit=${limit}`);
        expect(ids).to.deep.equal(newestFirst(made));
        expect(pages).to.equal(Math.ceil(made.length / limit));
      });
    }

    it('one that comes in between changes nothing behind the cursor', async () => {
      const first = await get('/api/operations?limit=3', lisa);
      const later = await insert({ user_id: 'lisa', created_at: '2026-07-01T00:00:00.000Z' });
      const link = /^<(.+)>; rel="next"$/.exec(String(first.headers.link))?.[1] ?? '';
      const { ids } = await walk(link);
      expect(ids).to.deep.equal(newestFirst(made).slice(3));
      await running.connection.collection('operations').deleteOne({ workflow_id: later.workflow_id });
    });

    it('filters by type and status, over pages', async () => {
      const speed = made.filter(({ type }) => type === 'speed_analysis');
      expect((await walk('/api/operations?type=speed_analysis&limit=2')).ids).to.deep.equal(newestFirst(speed));
      expect((await walk('/api/operations?status=completed')).ids).to.deep.equal([made[0]?.id]);
      expect((await walk('/api/operations?status=completed&type=quick_audit')).ids).to.deep.equal([]);
    });

    it('holds no result, however small', async () => {
      const answer = await get('/api/operations?status=completed', lisa);
      expect(answer.text).to.not.include('secret');
    });

    for (const query of [
      'limit=0',
      'limit=x',
      'limit=1001',
      'type=mail',
      'status=done',
      'cursor=!',
      'cursor=abc',
      'x=1',
    ]) {
      it(`?${query} is 422`, async () => {
        expect((await get(`/api/operations?${query}`, lisa)).status).to.equal(422);
      });
    }
  });
});
