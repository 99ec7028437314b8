import { expect } from 'chai';
import { linkedin } from '../../../../../domain/pages/opengraph/platforms/linkedin.js';
import { openGraphLines } from '../../../../../domain/pages/opengraph/platforms/open-graph-lines.js';
import { shareImage, sharePage } from '../../../../support/sites/share-page.js';

describe('[U] linkedin', () => {
  const cases: [size: [number, number] | null, card: string][] = [
    [[1200, 627], 'large'],
    [[1199, 627], 'small'],
    [[199, 199], 'none'],
    [null, 'none'],
  ];
  for (const [size, card] of cases)
    it(`shows an image of ${size?.join(' × ') ?? 'no size'} as ${card}`, () => {
      expect(linkedin.cardOf(size && shareImage({ width: size[0], height: size[1] }))).to.equal(card);
    });

  it('writes what it reads', () => {
    expect(linkedin.write(sharePage(), shareImage()).at(-1)).to.deep.equal({
      attribute: 'name',
      key: 'author',
      content: 'Ana Berg',
    });
    expect(linkedin.write(sharePage({ author: null }), null)).to.deep.equal(
      openGraphLines(sharePage({ author: null }), null),
    );
  });
});
