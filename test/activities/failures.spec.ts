import { ApplicationFailure, CancelledFailure } from '@temporalio/common';
import { expect } from 'chai';
import { toFailure } from '../../activities/failures.js';
import { DomainError, ERROR_CODES } from '../../domain/base/errors.js';

describe('[U] failures of activities', () => {
  for (const code of ERROR_CODES) {
    it(`carries ${code} as its type`, () => {
      expect(toFailure(new DomainError(code, 'why'))).to.include({
        name: 'ApplicationFailure',
        type: code,
        message: 'why',
        nonRetryable: true,
      });
    });
  }

  it('a domain error that may pass is tried again', () => {
    expect(toFailure(new DomainError('timeout', 'late', true))).to.include({ type: 'timeout', nonRetryable: false });
  });

  it('knows the errors of the network guard by name, whatever copy of the class made them', () => {
    const named = (name: string) => Object.assign(new Error('why'), { name });
    expect(toFailure(named('UrlNotAllowedError'))).to.include({ type: 'url_not_allowed', nonRetryable: true });
    expect(toFailure(named('DnsFailureError'))).to.include({ type: 'dns_failure', nonRetryable: true });
  });

  it('what no one foresaw is internal and tried again', () => {
    const failure = toFailure(new TypeError('x is undefined'));
    expect(failure).to.include({ type: 'internal', message: 'x is undefined', nonRetryable: false });
    expect(toFailure('a word')).to.include({ type: 'internal', message: 'a word', nonRetryable: false });
    expect(toFailure(undefined)).to.include({ type: 'internal', message: 'undefined' });
  });

  it('cuts long messages, which would bloat the history', () => {
    const long = 'x'.repeat(10_000);
    for (const error of [new DomainError('internal', long), new Error(long), long]) {
      expect(toFailure(error).message).to.equal(`${'x'.repeat(500)}…`);
    }
  });

  it('leaves alone what is a failure already, and cancellation above all', () => {
    const cancelled = new CancelledFailure('stop');
    const own = ApplicationFailure.nonRetryable('x'.repeat(600), 'timeout');
    expect(toFailure(cancelled)).to.equal(cancelled);
    expect(toFailure(own)).to.equal(own);
  });
});
