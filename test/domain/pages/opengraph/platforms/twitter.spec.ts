import { expect } from 'chai';
import { twitter } from '../../../../../domain/pages/opengraph/platforms/twitter.js';
import { shareImage, sharePage } from '../../../../support/sites/share-page.js';

const given = (value: string) => ({ value, source: 'given' as const });

describe('[U] twitter', () => {
  const cases: [size: [number, number] | null, card: string, tag: string][] = [
    [[300, 157], 'large', 'summary_large_image'],
    [[800, 800], 'small', 'summary'],
    [[299, 157], 'small', 'summary'],
    [[143, 143], 'none', 'summary'],
    [null, 'none', 'summary'],
  ];
  for (const [size, card, tag] of cases)
    it(`shows an image of ${size?.join(' × ') ?? 'no size'} as ${card}`, () => {
      const image = size && shareImage({ width: size[0], height: size[1] });
      expect(twitter.cardOf(image)).to.equal(card);
      expect(twitter.write(sharePage(), image)[0]).to.deep.equal({
        attribute: 'name',
        key: 'twitter:card',
        content: tag,
      });
    });

  it('cuts texts to what a card takes', () => {
    const page = sharePage({ title: given(`${'lamp '.repeat(20)}`), description: given('x'.repeat(300)) });
    const lines = new Map(twitter.write(page, null).map(({ key, content }) => [key, content]));
    expect(lines.get('twitter:title')?.length).to.be.at.most(70);
    expect(lines.get('twitter:title')).to.match(/lamp…$/);
    expect(lines.get('twitter:description')?.length).to.be.at.most(200);
    expect([...lines.keys()]).to.deep.equal(['twitter:card', 'twitter:site', 'twitter:title', 'twitter:description']);
  });

  it('names image and alternative text together', () => {
    expect(twitter.write(sharePage(), shareImage()).slice(-2)).to.deep.equal([
      { attribute: 'name', key: 'twitter:image', content: 'https://site.example/lamp.jpg' },
      { attribute: 'name', key: 'twitter:image:alt', content: 'A lamp of oak' },
    ]);
  });
});
