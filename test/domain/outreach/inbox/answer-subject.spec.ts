import { expect } from 'chai';
import { answerSubject } from '../../../../domain/outreach/inbox/answer-subject.js';

describe('[U] answerSubject', () => {
  it('is "Re:" and the subject, never twice, whatever the language of the program', () => {
    const cases = [
      'An article',
      'Re: An article',
      'AW: Ein Artikel',
      'RE : Un article',
      'Sv: En artikel',
      '回复：文章',
    ];
    expect(cases.map(answerSubject)).to.deep.equal([
      'Re: An article',
      'Re: An article',
      'AW: Ein Artikel',
      'RE : Un article',
      'Sv: En artikel',
      '回复：文章',
    ]);
  });

  it('takes no line break over, and no half character at its end', () => {
    expect(answerSubject('One\r\nBcc: eve@x.example')).to.equal('Re: One Bcc: eve@x.example');
    expect(answerSubject(`Re: ${'x'.repeat(250)}🐝`)).to.equal(`Re: ${'x'.repeat(250)}`);
    expect(answerSubject('Refund')).to.equal('Re: Refund');
  });
});
