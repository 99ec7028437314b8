import { expect } from 'chai';
import { canAnswer } from '../../../../domain/outreach/inbox/can-answer.js';
import { newReply } from '../../../support/samples/new-reply.js';

describe('[U] canAnswer', () => {
  it('leaves out reports, and messages that name no writer', () => {
    expect(canAnswer(newReply())).to.equal(true);
    expect(canAnswer(newReply({ classification: 'out_of_office' }))).to.equal(true);
    expect(canAnswer(newReply({ classification: 'bounce_hard' }))).to.equal(false);
    expect(canAnswer(newReply({ classification: 'complaint' }))).to.equal(false);
    expect(canAnswer(newReply({ from_email: '' }))).to.equal(false);
  });
});
