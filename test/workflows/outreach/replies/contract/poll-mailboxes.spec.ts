import { expect } from 'chai';
import {
  POLL_MAILBOXES,
  replySchedule,
  replyScheduleId,
  userOfReplySchedule,
} from '../../../../../workflows/outreach/replies/contract/poll-mailboxes.js';

describe('[U] schedule of a user’s mailboxes', () => {
  it('has an id that tells whose it is', () => {
    for (const user of ['alice', 'auth0|7:8', null]) expect(userOfReplySchedule(replyScheduleId(user))).to.equal(user);
    expect(userOfReplySchedule('weekly-report')).to.equal(undefined);
  });

  it('starts one run at a time, spread over a fifth of the interval', () => {
    const { spec, policies, action } = replySchedule('alice', 10);
    expect(spec).to.deep.equal({ intervals: [{ every: 600_000 }], jitter: 120_000 });
    expect(policies).to.deep.equal({ overlap: 'SKIP', catchupWindow: '1 minute' });
    expect(action).to.include({ workflowType: POLL_MAILBOXES, workflowRunTimeout: '15 minutes' });
    expect(action.args).to.deep.equal([{ user_id: 'alice' }]);
  });
});
