import { ApplicationFailure } from '@temporalio/common';
import { expect } from 'chai';
import { waitOutQuota } from '../../../../activities/search/analysis/wait-out-quota.js';
import { DomainError } from '../../../../domain/base/errors.js';
import { rejection } from '../../../support/rejection.js';

describe('[U] quota', () => {
  it('sends the activity away for a quarter of an hour', async () => {
    const error = await rejection(
      waitOutQuota(() => Promise.reject(new DomainError('rate_limited', 'Too many', true))),
    );
    expect(error).to.be.instanceOf(ApplicationFailure);
    expect(error).to.include({
      type: 'rate_limited',
      message: 'Too many',
      nextRetryDelay: '15 minutes',
      nonRetryable: false,
    });
  });

  it('is nothing to other failures, and to answers', async () => {
    const other = new DomainError('connection_expired', 'Ended');
    expect(await rejection(waitOutQuota(() => Promise.reject(other)))).to.equal(other);
    expect(await waitOutQuota(async () => 7)).to.equal(7);
  });
});
