import { expect } from 'chai';
import { replyTokens } from '../../../../../domain/outreach/replies/classifier/reply-tokens.js';

describe('[U] tokens of a reply', () => {
  it('are words, numbers and the marks that carry meaning', () => {
    expect(replyTokens("je n'ai pas 000 € ?! co-author")).to.deep.equal([
      'je',
      'n',
      'ai',
      'pas',
      '000',
      '€',
      '?',
      '!',
      'co-author',
    ]);
    expect(replyTokens('')).to.deep.equal([]);
  });
});
