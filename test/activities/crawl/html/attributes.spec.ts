import { expect } from 'chai';
import { attribute, tokens } from '../../../../activities/crawl/html/attributes.js';
import { pageFacts } from './page-facts.js';

describe('[U] attributes', () => {
  it('tells an absent attribute from an empty one', () => {
    expect(attribute({ alt: '' }, 'alt')).to.equal('');
    expect(attribute({ alt: '' }, 'src')).to.equal(null);
  });

  it('keeps white space and cuts at 20,000 characters', () => {
    expect(attribute({ alt: ' a  b ' }, 'alt')).to.equal(' a  b ');
    expect(attribute({ alt: 'x'.repeat(20_000) }, 'alt')).to.have.length(20_000);
    expect(attribute({ alt: `${'x'.repeat(20_000)}y` }, 'alt')).to.equal('x'.repeat(20_000));
  });

  const lists: [value: string | undefined, tokens: string[]][] = [
    [undefined, []],
    ['', []],
    [' \n ', []],
    ['NoFollow', ['nofollow']],
    [' nofollow\tUGC\n nofollow ', ['nofollow', 'ugc']],
    ['Shortcut Icon', ['shortcut', 'icon']],
  ];
  for (const [value, expected] of lists) {
    it(`${JSON.stringify(value)} has the tokens ${JSON.stringify(expected)}`, () => {
      expect(tokens(value)).to.deep.equal(expected);
    });
  }

  it('come with lower-case names, decoded, the first of a repeated one', () => {
    const [image] = pageFacts('<IMG ALT="A &amp; B" alt=second SRC=x>').images;
    expect([image?.alt, image?.src]).to.deep.equal(['A & B', 'x']);
  });
});
