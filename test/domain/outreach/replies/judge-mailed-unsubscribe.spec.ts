import { expect } from 'chai';
import { judgeMailedUnsubscribe } from '../../../../domain/outreach/replies/judge-mailed-unsubscribe.js';
import { incomingMessage } from '../../../support/mail/incoming-message.js';

const SENT = { body: 'Would you like an article?' };

describe('[U] a mail to the unsubscribe address', () => {
  it('means that, whatever it says and however it is marked', () => {
    const automatic = { 'auto-submitted': ['auto-generated'], precedence: ['bulk'] };
    const texts = ['', 'I am out of the office until 3 May.', 'Sounds great, send the article!', 'User unknown'];
    for (const text of texts)
      expect(judgeMailedUnsubscribe(incomingMessage({ text, headers: automatic }), SENT), text).to.deep.equal({
        text,
        quoted_text_removed: false,
        classification: 'unsubscribe',
        confidence: 0.99,
        classified_by: 'header',
        signals: ['unsubscribe token in the subject'],
        is_sure: true,
        return_date: null,
      });
  });

  it('keeps what its writer added, without what it quotes', () => {
    const text = 'No more, please.\n\nOn Mon, 4 May 2026 at 10:00, Sam Lee wrote:\n> Would you like an article?';
    expect(judgeMailedUnsubscribe(incomingMessage({ text }), SENT)).to.include({
      text: 'No more, please.',
      quoted_text_removed: true,
    });
  });
});
