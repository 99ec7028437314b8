import { expect } from 'chai';
import { awaitsAnswer } from '../../../../domain/outreach/inbox/awaits-answer.js';
import { newReply } from '../../../support/samples/new-reply.js';

describe('[U] awaitsAnswer', () => {
  it('holds for what a person wrote, or may have', () => {
    expect(awaitsAnswer(newReply())).to.equal(true);
    expect(awaitsAnswer(newReply({ classification: 'auto_reply', confidence: 0.5 }))).to.equal(true);
    expect(awaitsAnswer(newReply({ classification: 'auto_reply', confidence: 0.9 }))).to.equal(false);
    expect(awaitsAnswer(newReply({ classification: 'bounce_soft', classified_by: 'dsn', confidence: 0.5 }))).to.equal(
      false,
    );
  });
});
