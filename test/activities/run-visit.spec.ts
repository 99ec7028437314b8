import { setTimeout } from 'node:timers/promises';
import { MockActivityEnvironment } from '@temporalio/testing';
import { DefaultLogger } from '@temporalio/worker';
import { expect } from 'chai';
import { attemptSeconds, runVisit, secondsFor } from '../../activities/run-visit.js';
import { DomainError } from '../../domain/base/errors.js';
import { rejection } from '../support/rejection.js';

const waitFor = async (answer: string, signal: AbortSignal) => setTimeout(60_000, answer, { signal });
const attempt = (ms: number) =>
  new MockActivityEnvironment(
    { startToCloseTimeoutMs: ms, scheduleToCloseTimeoutMs: 0 },
    { logger: new DefaultLogger('ERROR') },
  );

describe('[U] running a visit', () => {
  it('ends it before its time-out, with a reason', async () => {
    const failure = await rejection(attempt(300).run(runVisit(waitFor, 'readSitemaps'), 'late'));
    expect(failure).to.include({ type: 'timeout', nonRetryable: true });
    const other = await rejection(attempt(300).run(runVisit(waitFor), 'late'));
    expect(other).to.include({ type: 'timeout', nonRetryable: false });
  });

  it('gives what the work gives, and fails as it fails', async () => {
    expect(
      await attempt(60_000).run(
        runVisit(async (input: string) => input, 'prepareSite'),
        'here',
      ),
    ).to.equal('here');
    const broken = runVisit(async () => Promise.reject(new DomainError('no_data', 'It is empty')), 'prepareSite');
    expect(await rejection(attempt(60_000).run(broken, ''))).to.include({ type: 'no_data', message: 'It is empty' });
  });

  it('takes the budget of the visit, or what the attempt has', () => {
    expect(secondsFor(300, 'readSitemaps')).to.equal(75);
    expect(secondsFor(40, 'readSitemaps')).to.equal(36);
    expect(secondsFor(300)).to.equal(285);
    expect(secondsFor(24)).to.be.closeTo(21.6, 0.01);
    const bounds = (startToCloseTimeoutMs: number, scheduleToCloseTimeoutMs: number) =>
      attemptSeconds({ startToCloseTimeoutMs, scheduleToCloseTimeoutMs });
    expect([bounds(120_000, 0), bounds(0, 24_000), bounds(240_000, 900_000), bounds(0, 0)]).to.deep.equal([
      120,
      24,
      240,
      Infinity,
    ]);
  });
});
