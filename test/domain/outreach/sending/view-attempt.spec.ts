import { expect } from 'chai';
import { viewAttempt } from '../../../../domain/outreach/sending/view-attempt.js';
import { newAttempt } from '../../../support/samples/new-attempt.js';

describe('[U] viewAttempt', () => {
  it('leaves out what has a place of its own, and nothing else', () => {
    const attempt = newAttempt({ relay_message_id: '<other@relay.example>' });
    const view = viewAttempt(attempt);
    const left = Object.keys(attempt).filter((name) => !(name in view));
    expect(left.sort()).to.deep.equal(['policy_checks', 'relay_message_id']);
    expect({ ...attempt, ...view }).to.deep.equal(attempt);
  });
});
