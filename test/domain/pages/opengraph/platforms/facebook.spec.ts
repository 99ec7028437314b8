import { expect } from 'chai';
import { facebook } from '../../../../../domain/pages/opengraph/platforms/facebook.js';
import { openGraphLines } from '../../../../../domain/pages/opengraph/platforms/open-graph-lines.js';
import { shareImage, sharePage } from '../../../../support/sites/share-page.js';

describe('[U] facebook', () => {
  const cases: [size: [number, number] | null, card: string][] = [
    [[600, 315], 'large'],
    [[599, 400], 'small'],
    [[199, 199], 'none'],
    [null, 'none'],
  ];
  for (const [size, card] of cases)
    it(`shows an image of ${size?.join(' × ') ?? 'no size'} as ${card}`, () => {
      expect(facebook.cardOf(size && shareImage({ width: size[0], height: size[1] }))).to.equal(card);
    });

  it('writes what it reads', () => {
    expect(facebook.write(sharePage(), shareImage())).to.deep.equal(openGraphLines(sharePage(), shareImage()));
  });
});
