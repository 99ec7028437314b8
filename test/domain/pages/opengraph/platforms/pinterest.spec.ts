import { expect } from 'chai';
import { openGraphLines } from '../../../../../domain/pages/opengraph/platforms/open-graph-lines.js';
import { pinterest } from '../../../../../domain/pages/opengraph/platforms/pinterest.js';
import { shareImage, sharePage } from '../../../../support/sites/share-page.js';

describe('[U] pinterest', () => {
  const cases: [size: [number, number] | null, card: string][] = [
    [[600, 900], 'large'],
    [[599, 900], 'small'],
    [[199, 199], 'none'],
    [null, 'none'],
  ];
  for (const [size, card] of cases)
    it(`shows an image of ${size?.join(' × ') ?? 'no size'} as ${card}`, () => {
      expect(pinterest.cardOf(size && shareImage({ width: size[0], height: size[1] }))).to.equal(card);
    });

  it('writes what it reads', () => {
    const lines = [
      ...openGraphLines(sharePage(), null),
      { attribute: 'name', key: 'pinterest-rich-pin', content: 'true' },
    ];
    expect(pinterest.write(sharePage(), null)).to.deep.equal(lines);
  });
});
