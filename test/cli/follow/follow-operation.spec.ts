import { expect } from 'chai';
import { auditAgainstStandIn, EVENTS, SELF } from '../audit-against-stand-in.js';
import { exampleAudit } from '../example-audit.js';
import { ACCEPTED, finalEvent, operationView, progressEvent, type Reply, type Script } from '../stand-in-api.js';

const COMPLETED: Reply = { status: 200, body: operationView({ status: 'completed' }) };
const RESULT: Reply = { status: 200, body: exampleAudit() };
const ENDED: Script = { start: [ACCEPTED], operation: [COMPLETED], result: [RESULT] };
const HELD = { chunks: [progressEvent(1, 5, 'crawl', 'Crawling')], end: 'hold' as const };
const RUNNING: Reply = {
  status: 200,
  body: operationView({ progress: { done: 50, total: 100, phase: 'crawl', message: 'Half' } }),
};

describe('[I] following an operation', () => {
  const audit = auditAgainstStandIn();

  it('continues where a dropped stream broke', async () => {
    const events = [
      { chunks: ['retry: 5\n\n', progressEvent(6, 10, 'crawl', 'First half')], end: 'destroy' as const },
      { chunks: [progressEvent(7, 60, 'speed', 'Second half'), finalEvent(8, 'completed')], end: 'end' as const },
    ];
    const { exitCode, stderr } = await audit.run({ ...ENDED, events });
    expect(exitCode).to.equal(0);
    expect(stderr).to.equal('[ 10%] First half\n[ 60%] Second half\n');
    expect(audit.seenOf(EVENTS).map(({ headers }) => headers['last-event-id'])).to.deep.equal([undefined, '6']);
  });

  it('stays with the events as long as each stream brings some', async () => {
    const dropped = [1, 2, 3, 4].map((seq) => ({
      chunks: ['retry: 5\n\n', progressEvent(seq, seq * 10, 'crawl', `Part ${seq}`)],
      end: 'destroy' as const,
    }));
    const events = [...dropped, { chunks: [finalEvent(5, 'completed')], end: 'end' as const }];
    const { exitCode, stderr } = await audit.run({ ...ENDED, events });
    expect(exitCode).to.equal(0);
    expect(stderr).to.equal('[ 10%] Part 1\n[ 20%] Part 2\n[ 30%] Part 3\n[ 40%] Part 4\n');
    expect(audit.seenOf(EVENTS)).to.have.length(5);
  });

  it('reconnects when a stream falls silent', async () => {
    const last = { chunks: [finalEvent(2, 'completed')], end: 'end' as const };
    // On a slow machine a stream may be given up before its event has come, and is opened once more.
    const events: Script['events'] = ({ headers }) => (headers['last-event-id'] === '1' ? last : HELD);
    const { exitCode } = await audit.run({ ...ENDED, events }, [], { pace: { idleMs: 1_000 } });
    expect(exitCode).to.equal(0);
    const lastIds = audit.seenOf(EVENTS).map(({ headers }) => headers['last-event-id']);
    expect([lastIds[0], lastIds.at(-1)]).to.deep.equal([undefined, '1']);
  });

  it('asks for the state after three streams without news', async () => {
    const page: Reply = { status: 200, body: '<html>', headers: { 'content-type': 'text/html' } };
    const events = [{ chunks: [': hello\n\n'], end: 'end' as const }, { status: 503, body: { detail: 'x' } }, page];
    const { exitCode, stderr } = await audit.run({ ...ENDED, events, operation: [RUNNING, RUNNING, COMPLETED] });
    expect(exitCode).to.equal(0);
    expect(stderr).to.equal('No live progress to be had, asking now and then\n[ 50%] Half\n');
    expect(audit.seenOf(EVENTS)).to.have.length(3);
    expect(audit.seenOf(`GET ${SELF}`)).to.have.length(3);
  });

  it('continues asking while the API restarts', async () => {
    const down: Reply = { status: 503, body: { detail: 'Starting' } };
    const events = [{ chunks: [finalEvent(1, 'completed')], end: 'end' as const }];
    const { exitCode } = await audit.run({ ...ENDED, events, operation: [down, down, down, down, down, COMPLETED] });
    expect(exitCode).to.equal(0);
  });
});
