import { expect } from 'chai';
import { canceledWords } from '../../../../web/app/outreach/canceled-words.js';

describe('[U] why an email was canceled, in words', () => {
  it('is a sentence for what the platform gives as a reason, and the reason itself for all else', () => {
    expect(canceledWords('cancelled_by_user')).to.equal('A member canceled it.');
    expect(canceledWords('recipient_suppressed')).to.equal('The address was suppressed.');
    expect(canceledWords('Sender deleted')).to.equal('Canceled: Sender deleted.');
    expect(canceledWords(null)).to.equal('Canceled.');
  });
});
