import { expect } from 'chai';
import { refusedStage } from '../../../../../domain/outreach/replies/bounces/refused-stage.js';

describe('[U] stage of a refusal', () => {
  it('is told in the words of many servers', () => {
    expect(refusedStage('550 no (in reply to RCPT TO command)')).to.equal('recipient');
    expect(refusedStage('does not like recipient.\nRemote host said: 550')).to.equal('recipient');
    expect(refusedStage('SMTP error from remote mail server after MAIL FROM:<a@b.example>')).to.equal('sender');
    expect(refusedStage('SMTP error from remote mail server after initial connection')).to.equal('sender');
    expect(refusedStage('550 no (in reply to end of DATA command)')).to.equal('content');
    expect(refusedStage('>>> DATA\n<<< 550 no')).to.equal('content');
    expect(refusedStage('550 no')).to.equal(null);
  });
});
