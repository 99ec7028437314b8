import { expect } from 'chai';
import { countWords } from '../../../../domain/outreach/writing/email-draft.js';

describe('[U] words of a mail', () => {
  it('are what stands between blanks', () => {
    expect(countWords(' Hello,\n\nyou  there ')).to.equal(3);
    expect(countWords(' \n ')).to.equal(0);
  });
});
