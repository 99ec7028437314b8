import { expect } from 'chai';
import { unflowText } from '../../../../activities/mail/parsing/unflow-text.js';

describe('[U] joining flowed text', () => {
  it('joins lines that end in a blank', () => {
    expect(unflowText('We can \ndo it.\nYes.', false)).to.equal('We can do it.\nYes.');
    expect(unflowText('こん \nにちは', true)).to.equal('こんにちは');
  });

  it('joins within one depth of quotation', () => {
    expect(unflowText('> Shall \n> I?\nYes \n> more', false)).to.equal('> Shall I?\nYes \n> more');
  });

  it('leaves the separator of signatures, and takes protecting blanks away', () => {
    expect(unflowText('Yes.\n-- \nAna\n > not quoted', false)).to.equal('Yes.\n-- \nAna\n> not quoted');
  });
});
