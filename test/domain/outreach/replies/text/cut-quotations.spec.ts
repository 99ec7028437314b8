import { expect } from 'chai';
import { cutQuotations } from '../../../../../domain/outreach/replies/text/cut-quotations.js';

const cut = (lines: string[], sent: number[] = []): (string | null)[] =>
  cutQuotations(
    lines,
    lines.map((_, index) => sent.includes(index)),
  );

describe('[U] cutting quotations', () => {
  it('leaves gaps for quotations and the line above', () => {
    expect(cut(['Yes.', 'Sam <sam@out.example> wrote:', '> a', 'No.'])).to.deep.equal(['Yes.', null, null, 'No.']);
  });

  it('takes all below the headers of an original', () => {
    expect(cut(['Yes.', '____', 'From: Sam', 'Sent: today', 'To: Ana', '', 'a'])).to.deep.equal([
      'Yes.',
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it('leaves what the writer quotes, unless it was sent', () => {
    expect(cut(['We say:', '> no casinos', 'Fine?'])).to.deep.equal(['We say:', '> no casinos', 'Fine?']);
    expect(cut(['You say:', '> a nice thing', 'Fine.'], [1])).to.deep.equal(['You say:', null, 'Fine.']);
  });
});
