import { expect } from 'chai';
import { classifierWords, matchWords } from '../../../../web/app/outreach/reply-words.js';

describe('[U] words of replies', () => {
  it('say who chose the class, and how certain it is', () => {
    expect(classifierWords({ classified_by: 'user', confidence: 1 })).to.equal('Chosen by a person.');
    expect(classifierWords({ classified_by: 'rules', confidence: 0.456 })).to.equal(
      'Read from its text by rules, 46% certain.',
    );
    expect(classifierWords({ classified_by: 'dsn', confidence: 1 })).to.contain('delivery report, 100% certain');
  });

  it('say how a reply was found to belong to an email, or that it belongs to none', () => {
    expect(matchWords('in_reply_to')).to.contain('names your email');
    expect(matchWords(null)).to.contain('does not belong to any email');
  });
});
