import { expect } from 'chai';
import { judgeFailure } from '../../../../../domain/outreach/replies/bounces/judge-failure.js';

const judge = (text: string, status: string | null = null, context = '') =>
  judgeFailure({ email: 'ana@blog.example', status, text }, context);

describe('[U] judging a failure', () => {
  it('takes the better of two codes', () => {
    expect(judge('550 5.2.2 no', '5.0.0')).to.include({ status: '5.2.2', code: 550, group: 'soft' });
    expect(judge('550 5.0.0 no', '5.1.1')).to.include({ status: '5.1.1', group: 'hard' });
  });

  it('reads what the other side said, and not the general line of a gateway', () => {
    const said = judge(
      "5.1.0 - Unknown address error 550-'5.2.2 <ana@blog.example>... Mailbox Full' (delivery attempts: 0)",
      '5.0.0',
    );
    expect(said).to.include({ status: '5.2.2', code: 550, group: 'soft', reason: 'mailbox_full' });
  });

  it('blames nobody who was not named yet', () => {
    expect(judge('550 user unknown', null, 'in reply to MAIL FROM command')).to.include({ group: 'ours' });
    expect(judge('550 5.1.7 No such domain out.example')).to.include({ group: 'ours', reason: 'sender_rejected' });
  });

  it('doubts a user that is unknown only after the mail was read', () => {
    expect(judge('550 user unknown', '5.0.0', 'in reply to end of DATA command')).to.include({ group: 'ambiguous' });
    expect(judge('550 5.1.1 user unknown', '5.1.1', 'in reply to end of DATA command')).to.include({ group: 'hard' });
  });

  it('goes by the code when the words say nothing', () => {
    expect(judge('450 hm')).to.include({ group: 'soft', reason: 'expired' });
    expect(judge('550 hm')).to.include({ group: 'ambiguous', reason: 'unknown' });
  });

  it('keeps 500 characters of what was said', () => {
    expect(judge(`550 ${'no '.repeat(400)}`).detail).to.have.length(500);
  });
});
