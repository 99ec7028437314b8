import { expect } from 'chai';
import type { StopSignal } from '../../cli/cli-io.js';
import { until } from '../support/until.js';
import { auditAgainstStandIn, CANCEL, EVENTS, START } from './audit-against-stand-in.js';
import { ACCEPTED, OPERATION_ID, operationView, progressEvent, type Reply } from './stand-in-api.js';

const HELD = { chunks: [progressEvent(1, 5, 'crawl', 'Crawling')], end: 'hold' as const };
const CANCELLED: Reply = { status: 202, body: operationView() };

describe('[I] audit command when stopped', () => {
  const audit = auditAgainstStandIn();
  /** Sends the signals as soon as the event stream has been opened. */
  const whileFollowing = (signal: StopSignal, times = 1) => ({
    onListening: async (send: (signal: StopSignal) => void) => {
      await until('it follows', () => audit.seenOf(EVENTS).length > 0);
      for (let count = 0; count < times; count += 1) send(signal);
    },
  });

  it('cancels once at Ctrl-C and exits with 130', async () => {
    const script = { start: [ACCEPTED], events: [HELD], cancel: [CANCELLED] };
    const { exitCode, stdout, stderr, quits } = await audit.run(script, [], whileFollowing('SIGINT'));
    expect({ exitCode, stdout, quits }).to.deep.equal({ exitCode: 130, stdout: '', quits: [] });
    expect(stderr.endsWith('Canceling the audit\nerror: Interrupted; the audit was canceled\n')).to.equal(true);
    expect(audit.seenOf(CANCEL)).to.have.length(1);
  });

  it('quits at a second Ctrl-C', async () => {
    const script = { start: [ACCEPTED], events: [HELD], cancel: [CANCELLED] };
    const { quits } = await audit.run(script, [], whileFollowing('SIGINT', 2));
    expect(quits).to.deep.equal([130]);
  });

  it('exits with 143 at SIGTERM', async () => {
    const script = { start: [ACCEPTED], events: [HELD], cancel: [CANCELLED] };
    const { exitCode } = await audit.run(script, [], whileFollowing('SIGTERM'));
    expect(exitCode).to.equal(143);
  });

  it('cancels an audit whose start was under way at Ctrl-C', async () => {
    const { exitCode } = await audit.run({ start: [ACCEPTED], cancel: [CANCELLED] }, [], {
      onListening: (send) => send('SIGINT'),
    });
    expect(exitCode).to.equal(130);
    expect(audit.lines()).to.deep.equal([START, CANCEL]);
  });

  it('takes an audit that had ended meanwhile as cancelled', async () => {
    const script = {
      start: [ACCEPTED],
      events: [HELD],
      cancel: [{ status: 409, body: { detail: 'The operation has already finished' } }],
    };
    const { exitCode } = await audit.run(script, [], whileFollowing('SIGINT'));
    expect(exitCode).to.equal(130);
  });

  it('says so when the cancellation fails', async () => {
    const script = {
      start: [ACCEPTED],
      events: [HELD],
      cancel: [{ status: 500, body: { detail: 'An internal error occurred', request_id: 'r' } }],
    };
    const { exitCode, stderr } = await audit.run(script, [], whileFollowing('SIGINT'));
    expect(exitCode).to.equal(130);
    expect(stderr).to.include(
      `Interrupted; the audit ${OPERATION_ID} may still be running, it could not be canceled (An internal error occurred)\n`,
    );
  });

  it('cancels and exits with 4 when the time is over', async () => {
    const script = { start: [ACCEPTED], events: [HELD], cancel: [CANCELLED] };
    const { exitCode, stderr } = await audit.run(script, ['--timeout', '1']);
    expect(exitCode).to.equal(4);
    expect(stderr.endsWith('error: No result within 1 s; the audit was canceled\n')).to.equal(true);
    expect(audit.seenOf(CANCEL)).to.have.length(1);
  });
});
