import { expect } from 'chai';
import { countDraftWords } from '../../../../domain/outreach/writing/email-draft.js';

describe('[U] words of a mail', () => {
  it('are what is between blanks', () => {
    expect(countDraftWords(' Hello,\n\nyou  there ')).to.equal(3);
    expect(countDraftWords(' \n ')).to.equal(0);
  });
});
