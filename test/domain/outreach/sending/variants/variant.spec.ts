import { expect } from 'chai';
import { readVariants, type VariantInput } from '../../../../../domain/outreach/sending/variants/variant.js';

const A = { subject: 'An idea', body: 'Hello' };

describe('[U] readVariants', () => {
  const read = (others: VariantInput[]) => readVariants(A, others);

  it('takes what a version leaves out from the email itself, and shares equally', () => {
    expect(read([{ subject: 'A question' }, { body: 'Hi' }])).to.deep.equal({
      variants: [
        { key: 'A', ...A, share: 34 },
        { key: 'B', subject: 'A question', body: 'Hello', share: 33 },
        { key: 'C', subject: 'An idea', body: 'Hi', share: 33 },
      ],
    });
  });

  it('leaves A what the others do not take', () => {
    const found = read([{ subject: 'A question', share: 20 }]);
    expect('variants' in found && found.variants.map(({ share }) => share)).to.deep.equal([80, 20]);
  });

  const refused: [others: VariantInput[], problem: RegExp][] = [
    [[{ subject: 'B', share: 20 }, { subject: 'C' }], /each version a share/],
    [
      [
        { subject: 'B', share: 50 },
        { subject: 'C', share: 50 },
      ],
      /99 at most/,
    ],
    [[{ subject: ' An idea ' }], /same subject and body/],
    [[{ share: 50 }], /same subject and body/],
  ];
  for (const [others, problem] of refused)
    it(`refuses ${JSON.stringify(others)}`, () => {
      expect(read(others)).to.have.property('problem').that.matches(problem);
    });
});
