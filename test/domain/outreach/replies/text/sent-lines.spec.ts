import { expect } from 'chai';
import { findSentLines } from '../../../../../domain/outreach/replies/text/sent-lines.js';

const SENT = 'Hi Ana,\nI could write a guide to balcony hives for your readers.\nBest,\nSam';

describe('[U] lines that were sent', () => {
  it('are found whatever their marks and blanks', () => {
    expect(findSentLines(['*I could write a guide to  balcony hives for your readers*'], SENT)).to.deep.equal([true]);
  });

  it('are found when wrapped anew', () => {
    const lines = ['Fine.', 'I could write a guide to balcony hives', 'for your readers.'];
    expect(findSentLines(lines, SENT)).to.deep.equal([false, true, true]);
  });

  it('may be short beside a long one only', () => {
    expect(findSentLines(['Best,', 'Ana'], SENT)).to.deep.equal([false, false]);
    expect(
      findSentLines(['Hi Ana,', '', 'I could write a guide to balcony hives for your readers.', 'Best,', 'Sam'], SENT),
    ).to.deep.equal([true, false, true, true, true]);
  });
});
