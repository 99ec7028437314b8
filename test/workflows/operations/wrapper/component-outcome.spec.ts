import {
  ActivityFailure,
  ApplicationFailure,
  CancelledFailure,
  ChildWorkflowFailure,
  ServerFailure,
  TerminatedFailure,
  TimeoutFailure,
} from '@temporalio/common';
import { expect } from 'chai';
import { ERROR_CODES } from '../../../../domain/base/errors.js';
import type { OperationError } from '../../../../domain/operations/operations.js';
import { captureOutcome, describeFailure } from '../../../../workflows/operations/wrapper/component-outcome.js';

const inActivity = (cause?: Error) =>
  new ActivityFailure('Activity task failed', 'x', '1', 'RETRY_STATE_UNSPECIFIED' as never, '', cause);
const inChild = (cause?: Error) =>
  new ChildWorkflowFailure('default', { workflowId: 'w', runId: 'r' }, 'x', 'RETRY_STATE_UNSPECIFIED' as never, cause);
const fail = (type: string | undefined, message = 'why') =>
  ApplicationFailure.create({ type, message, nonRetryable: true });

const INTERNAL: OperationError = { code: 'internal', detail: 'An internal error occurred' };
const DNS: OperationError = { code: 'dns_failure', detail: 'why' };
const TIMEOUT: OperationError = { code: 'timeout', detail: 'It took too long and was stopped' };
const STOPPED: OperationError = { code: 'cancelled', detail: 'It was stopped from outside' };

const FAILURES: [what: string, failure: unknown, outcome: OperationError][] = [
  ['a failure of our own', fail('dns_failure'), DNS],
  ['one in an activity', inActivity(fail('dns_failure')), DNS],
  ['one in a child workflow', inChild(fail('dns_failure')), DNS],
  ['one in an activity of a child workflow', inChild(inActivity(fail('dns_failure'))), DNS],
  ['one in a grandchild', inChild(inChild(inActivity(fail('dns_failure')))), DNS],
  ['an activity that was too slow', inActivity(new TimeoutFailure('late', null, 'START_TO_CLOSE')), TIMEOUT],
  ['a worker that died', inActivity(new TimeoutFailure('late', null, 'HEARTBEAT')), TIMEOUT],
  ['a child that was too slow', inChild(new TimeoutFailure('late', null, 'START_TO_CLOSE')), TIMEOUT],
  ['a child that was canceled alone', inChild(new CancelledFailure('stop')), STOPPED],
  ['an activity that was canceled alone', inActivity(new CancelledFailure('stop')), STOPPED],
  ['a child that was terminated', inChild(new TerminatedFailure('killed')), STOPPED],
  ['what we did not foresee', inActivity(fail('internal', 'reading secret of undefined')), INTERNAL],
  ['a type that is no code', inActivity(fail('TypeError', 'reading secret of undefined')), INTERNAL],
  ['no type at all', inActivity(fail(undefined)), INTERNAL],
  ['a fault of the server', inActivity(new ServerFailure('out of order', false)), INTERNAL],
  ['an activity without a cause', inActivity(), INTERNAL],
  ['an error of the workflow itself', new TypeError('reading secret of undefined'), INTERNAL],
  ['something that is no error', 'a word', INTERNAL],
  ['nothing', undefined, INTERNAL],
];

describe('[U] describe failure', () => {
  for (const [what, failure, outcome] of FAILURES) {
    it(`${what} is ${outcome.code}`, () => expect(describeFailure(failure)).to.deep.equal(outcome));
  }

  it('keeps every code, and every text but that of internal errors', () => {
    for (const code of ERROR_CODES) {
      const detail = code === 'internal' ? INTERNAL.detail : 'why';
      expect(describeFailure(inActivity(fail(code)))).to.deep.equal({ code, detail });
    }
  });
});

describe('[U] outcome of a branch', () => {
  it('is its value, or its failure as a value', async () => {
    expect(await captureOutcome(async () => 42)).to.deep.equal({ ok: true, value: 42 });
    expect(await captureOutcome(() => Promise.reject(inActivity(fail('dns_failure'))))).to.deep.equal({
      ok: false,
      error: DNS,
    });
  });

  it('catches what is thrown before anything was awaited, too', async () => {
    const branch = (): Promise<never> => {
      throw new Error('at once');
    };
    expect(await captureOutcome(branch)).to.deep.equal({ ok: false, error: INTERNAL });
  });
});
