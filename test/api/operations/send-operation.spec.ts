import { expect } from 'chai';
import express from 'express';
import { sendPackedJson } from '../../../api/operations/send-operation.js';
import type { Operation, OperationError } from '../../../domain/operations/operations.js';
import { gzipJson } from '../../../store/base/json-codec.js';
import { type Ending, endOperation, type OperationsApi, startOperationsApi } from '../../support/api/operations-api.js';
import { newOperation } from '../../support/operations.js';
import { startHttpServer } from '../../support/servers/loopback-server.js';

const NOTHING = 'The operation was canceled before anything was found';

describe('[I] sending operations and results', () => {
  let running: OperationsApi;
  let headers: Record<string, string>;
  before(async () => {
    running = await startOperationsApi();
    headers = await running.as('alice');
  });
  after(() => running.stop());

  async function insert(overrides: Partial<Operation> = {}): Promise<Operation> {
    const operation = newOperation(overrides);
    await running.store.operations.insert(operation);
    return operation;
  }
  async function ended(status: Ending, given: { result?: unknown; error?: OperationError | null } = {}) {
    const operation = await insert();
    await endOperation(running.store, operation, status, given);
    return operation;
  }
  const get = ({ id }: Operation, what = '') => running.api.call('GET', `/api/operations/${id}${what}`, { headers });
  const result = async (operation: Operation) => {
    const { status, json } = await get(operation, '/result');
    return [status, json];
  };

  it('while it waits or runs there is no result yet, and when to checks again', async () => {
    const operation = await insert();
    const queued = await get(operation, '/result');
    expect([queued.status, queued.json]).to.deep.equal([409, { detail: 'The operation is still running' }]);
    expect(queued.headers).to.include({ 'retry-after': '2' });
    await running.store.operations.markRunning('alice', operation.id);
    expect(await result(operation)).to.deep.equal([409, { detail: 'The operation is still running' }]);
  });

  for (const [age, seconds] of [
    [0, '2'],
    [60, '6'],
    [3600, '15'],
    [-3600, '2'],
  ] as const) {
    it(`${age} s old it is worth a look every ${seconds} s`, async () => {
      const operation = await insert({ created_at: new Date(Date.now() - age * 1000).toISOString() });
      expect((await get(operation)).headers).to.include({ 'retry-after': seconds });
      expect((await get(operation, '/result')).headers).to.include({ 'retry-after': seconds });
    });
  }

  it('once completed there is the result, alone and within the operation', async () => {
    const found = { text: 'Größe "10" \u2028', nested: { list: [1, null, true] } };
    const operation = await ended('completed', { result: found });
    expect(await result(operation)).to.deep.equal([200, found]);
    const whole = await get(operation);
    expect(whole.json).to.deep.include({
      id: operation.id,
      status: 'completed',
      result_url: `/api/operations/${operation.id}/result`,
      result: found,
    });
    expect(whole.headers).to.not.have.property('retry-after');
    expect(whole.headers['content-type']).to.equal('application/json; charset=utf-8');
  });

  const failures: [status: Ending, error: OperationError | null, code: number, body: OperationError][] = [
    ['failed', { code: 'dns_failure', detail: 'x' }, 502, { code: 'dns_failure', detail: 'x' }],
    ['failed', { code: 'browser_unavailable', detail: 'x' }, 503, { code: 'browser_unavailable', detail: 'x' }],
    ['failed', { code: 'timeout', detail: 'x' }, 504, { code: 'timeout', detail: 'x' }],
    ['failed', null, 502, { code: 'internal', detail: 'An internal error occurred' }],
    ['timed_out', null, 504, { code: 'timeout', detail: 'An internal error occurred' }],
  ];
  for (const [status, error, code, body] of failures) {
    it(`${status} with ${error?.code ?? 'no reason'} is ${code}`, async () => {
      const operation = await ended(status, { error });
      expect(await result(operation)).to.deep.equal([code, { detail: body.detail, error: body }]);
      expect((await get(operation)).json).to.deep.include({ status, error, result_url: null });
    });
  }

  it('failed it has no result, even if one is in the store', async () => {
    const error: OperationError = { code: 'internal', detail: 'x' };
    const operation = await ended('failed', { error, result: { half: true } });
    expect(await result(operation)).to.deep.equal([502, { detail: 'x', error }]);
  });

  it('cancelled it has what was found before, if anything was', async () => {
    expect(await result(await ended('cancelled', { result: { found: 1 } }))).to.deep.equal([200, { found: 1 }]);
    expect(await result(await ended('cancelled'))).to.deep.equal([409, { detail: NOTHING }]);
  });

  it('erased with its campaign it is not there any more', async () => {
    const campaign_id = 'c'.repeat(24);
    const operation = await insert({ input: { campaign_id } });
    await endOperation(running.store, operation, 'completed', { result: { body: 'Hello Ana' } });
    await running.store.campaignErasures.erase('alice', campaign_id);
    const detail = 'The result was erased together with the campaign or account it belonged to';
    expect(await result(operation)).to.deep.equal([404, { detail }]);
    expect((await get(operation)).json).to.deep.include({ status: 'completed', result_url: null });
  });

  it('completed without a result in the store is an error of ours, and no "still running"', async () => {
    const operation = await ended('completed');
    const answer = await get(operation, '/result');
    expect(answer.status).to.equal(500);
    expect(answer.json).to.deep.equal({
      detail: 'An internal error occurred',
      request_id: answer.headers['x-request-id'],
    });
    expect((await get(operation)).json).to.deep.include({ status: 'completed', result_url: null });
  });

  it('a stored result goes out as the gzip it is to anyone who takes gzip, as text to others and to other methods', async () => {
    const value = { text: 'grün '.repeat(500) };
    const packed = await gzipJson(value);
    const app = express().all('/', (_req, res) => sendPackedJson(res, packed));
    const server = await startHttpServer(app);
    const ask = (encoding: string, method = 'GET') =>
      fetch(server.url, { method, headers: { 'accept-encoding': encoding } });
    for (const [encoding, method, sent] of [
      ['gzip, br', 'GET', 'gzip'],
      ['identity', 'GET', null],
      ['gzip;q=0', 'GET', null],
      ['gzip', 'POST', null],
    ] as const) {
      const answer = await ask(encoding, method);
      expect(answer.headers.get('content-encoding'), `${method} ${encoding}`).to.equal(sent);
      expect(answer.headers.get('vary')).to.equal('Accept-Encoding');
      expect(answer.headers.get('content-type')).to.equal('application/json; charset=utf-8');
      expect(await answer.json()).to.deep.equal(value);
    }
    await server.close();
  });
});
