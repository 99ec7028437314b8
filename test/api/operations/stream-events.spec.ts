import { get, type IncomingMessage } from 'node:http';
import { expect } from 'chai';
import type { Operation } from '../../../domain/operations/operations.js';
import { type Ending, endOperation, type OperationsApi, startOperationsApi } from '../../support/api/operations-api.js';
import { newOperation } from '../../support/operations.js';
import { until, untilStill } from '../../support/until.js';

const step = (done: number) => ({ done, total: 100, phase: 'crawl', message: `${done}\nlines` });
const progress = (seq: number, done: number) => `id: ${seq}\nevent: progress\ndata: ${JSON.stringify(step(done))}\n\n`;
const final = (name: string, data: object, seq?: number) =>
  `${seq === undefined ? '' : `id: ${seq}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const RETRY = 'retry: 2000\n\n';

describe('[I] stream of events', () => {
  let running: OperationsApi;
  let headers: Record<string, string>;
  before(async () => {
    running = await startOperationsApi();
    headers = await running.as('alice');
  });
  after(() => running.stop());

  async function insert(...steps: number[]): Promise<Operation> {
    const operation = newOperation();
    await running.store.operations.insert(operation);
    for (const done of steps) await running.store.operations.reportProgress('alice', operation.id, step(done));
    return operation;
  }
  const end = (operation: Operation, status: Ending, error: Operation['error'] = null) =>
    endOperation(running.store, operation, status, { error });

  /** Opens the stream; `text` resolves when the server ends it. */
  async function open({ id }: Operation, more: Record<string, string> = {}, user = headers) {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const path = `/api/operations/${id}/events`;
      get({ port: running.api.port, host: '127.0.0.1', path, headers: { ...user, ...more } }, resolve).on(
        'error',
        reject,
      );
    });
    let text = '';
    response.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
    const ended = new Promise<string>((resolve) => response.on('end', () => resolve(text)));
    const untilSaid = (part: string) => until(`the stream says ${part}`, () => text.includes(part));
    return { response, ended, untilSaid, text: () => text };
  }

  it('ends for a member who is removed while it is open', async function () {
    this.timeout(30_000);
    const { memberships } = running.store;
    const workspace = 'ws_65f0c0ffee65f0c0ffee65f0';
    await memberships.put(workspace, 'mia', { role: 'viewer', can_send: false, sites: [] }, new Date());
    const operation = newOperation({ user_id: workspace });
    await running.store.operations.insert(operation);
    const stream = await open(operation, { 'workspace-id': workspace }, await running.as('mia'));
    expect(stream.response.statusCode).to.equal(200);
    await memberships.remove(workspace, 'mia');
    expect(await stream.ended).to.equal(RETRY);
  });

  it('may be open six times for one user; the seventh has to wait until one has ended', async () => {
    const user = await running.as('frank');
    const operation = newOperation({ user_id: 'frank' });
    await running.store.operations.insert(operation);
    const streams = await Promise.all(Array.from({ length: 6 }, () => open(operation, {}, user)));
    expect(new Set(streams.map(({ response }) => response.statusCode))).to.deep.equal(new Set([200]));
    const refused = await open(operation, {}, user);
    expect(refused.response.statusCode).to.equal(429);
    expect(refused.response.headers['retry-after']).to.equal('5');
    expect(JSON.parse(await refused.ended).detail).to.equal('6 event streams of yours are open; close one');

    streams[0]?.response.destroy();
    let status: number | undefined;
    await until('there is room for another', async () => {
      ({
        response: { statusCode: status },
      } = await open(operation, {}, user));
      return status !== 429;
    });
    expect(status).to.equal(200);
    await endOperation(running.store, operation, 'completed');
    await Promise.all(streams.slice(1).map(({ ended }) => ended));
  });

  it('gives what happened, then what happens, and ends with the end', async () => {
    const operation = await insert(10);
    const stream = await open(operation);
    expect(stream.response.statusCode).to.equal(200);
    expect(stream.response.headers).to.include({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache',
      'x-accel-buffering': 'no',
    });
    await stream.untilSaid(progress(1, 10));
    await running.store.operations.reportProgress('alice', operation.id, step(40));
    await stream.untilSaid(progress(2, 40));
    await end(operation, 'completed');
    const done = final('completed', { status: 'completed', error: null }, 3);
    expect(await stream.ended).to.equal(RETRY + progress(1, 10) + progress(2, 40) + done);
  });

  const ends: [status: Ending, name: string][] = [
    ['completed', 'completed'],
    ['cancelled', 'cancelled'],
    ['failed', 'failed'],
    ['timed_out', 'failed'],
  ];
  for (const [status, name] of ends) {
    it(`${status} ends it with ${name}`, async () => {
      const operation = await insert();
      const error = status === 'completed' ? null : { code: 'timeout' as const, detail: 'x' };
      await end(operation, status, error);
      expect(await (await open(operation)).ended).to.equal(RETRY + final(name, { status, error }, 1));
    });
  }

  it('goes on after the last event that the client has seen', async () => {
    const operation = await insert(10, 20, 30);
    await end(operation, 'completed');
    const done = final('completed', { status: 'completed', error: null }, 4);
    expect(await (await open(operation, { 'last-event-id': '2' })).ended).to.equal(RETRY + progress(3, 30) + done);
    expect(await (await open(operation, { 'last-event-id': '4' })).ended).to.equal(RETRY);
  });

  for (const odd of ['x', '-1', '1.5', '']) {
    it(`Last-Event-ID ${JSON.stringify(odd)} counts as none`, async () => {
      const operation = await insert(10);
      await end(operation, 'completed');
      expect(await (await open(operation, { 'last-event-id': odd })).ended).to.include(progress(1, 10));
    });
  }

  it('of a long story the end is not cut off', async () => {
    const operation = await insert();
    const events = Array.from({ length: 1200 }, (_, index) => ({
      operation_id: operation.id,
      seq: index + 1,
      event: 'progress',
      data: step(1),
      at: new Date(),
    }));
    await running.connection.collection('operation_events').insertMany(events);
    const filter = { workflow_id: operation.workflow_id };
    await running.connection.collection('operations').updateOne(filter, { $set: { event_seq: 1200 } });
    await end(operation, 'completed');
    const text = await (await open(operation)).ended;
    expect(text.match(/^id: \d+$/gm)).to.have.length(1201);
    expect(text.endsWith(final('completed', { status: 'completed', error: null }, 1201))).to.equal(true);
  });

  it('a final event that comes after its record is waited for', async () => {
    const operation = await insert();
    await end(operation, 'completed');
    const events = running.connection.collection('operation_events');
    const event = await events.findOneAndDelete({ operation_id: operation.id });
    // As if it had ended a moment ago however long the test takes.
    const justNow = { $set: { finished_at: new Date(Date.now() + 60_000) } };
    await running.connection.collection('operations').updateOne({ workflow_id: operation.workflow_id }, justNow);
    const stream = await open(operation);
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(stream.text()).to.equal(RETRY);
    if (event) await events.insertOne(event);
    expect(await stream.ended).to.equal(RETRY + final('completed', { status: 'completed', error: null }, 1));
  });

  it('one that was lost or is too old is made up from the record, without an id', async () => {
    const operation = await insert(10);
    await end(operation, 'timed_out', { code: 'timeout', detail: 'x' });
    const { connection } = running;
    await connection.collection('operation_events').deleteMany({ operation_id: operation.id, event: 'failed' });
    const filter = { workflow_id: operation.workflow_id };
    const old = { $set: { finished_at: new Date(Date.now() - 60_000) } };
    await connection.collection('operations').updateOne(filter, old);
    const made = final('failed', { status: 'timed_out', error: { code: 'timeout', detail: 'x' } });
    expect(await (await open(operation)).ended).to.equal(RETRY + progress(1, 10) + made);
    expect(await (await open(operation, { 'last-event-id': '1' })).ended).to.equal(RETRY + made);
  });

  it('stops reading the store when the client has gone', async () => {
    const operation = await insert();
    const { operations } = running.store;
    const { nextChange } = operations;
    let looks = 0;
    operations.nextChange = (user, id, options) => {
      looks++;
      // Many more a second than would be missed.
      return nextChange(user, id, { ...options, withinMs: 50 });
    };
    const stream = await open(operation);
    await until('it is waited for', () => looks > 2);
    stream.response.on('error', () => undefined).destroy();
    await untilStill('nobody looks any more', () => looks).finally(() => {
      operations.nextChange = nextChange;
    });
  });

  it('is for its user alone', async () => {
    const operation = await insert();
    const stream = await open(operation, {}, await running.as('bob'));
    expect(stream.response.statusCode).to.equal(404);
    expect(JSON.parse(await stream.ended)).to.deep.equal({ detail: 'Not found' });
  });
});
