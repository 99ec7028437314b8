import { expect } from 'chai';
import { pageFacts } from './page-facts.js';

const headings = (html: string) => pageFacts(html).headings.map(({ level, text, alt_only }) => [level, text, alt_only]);

describe('[U] heading-collector', () => {
  it('reads levels and text in order', () => {
    expect(headings('<h2>Two\n  <em>x</em></h2><h1>One</h1><h6></h6>')).to.deep.equal([
      [2, 'Two x', false],
      [1, 'One', false],
      [6, '', false],
    ]);
  });

  it('counts the alternatives of images', () => {
    expect(headings('<h1><img src=a alt="Logo"></h1><h2><img src=a alt="A">b</h2><h3><img src=a></h3>')).to.deep.equal([
      [1, 'Logo', true],
      [2, 'A b', false],
      [3, '', false],
    ]);
  });

  it('ends one that is not closed at the next', () => {
    expect(headings('<h1>a<h2>b</h2>c')).to.deep.equal([
      [1, 'a', false],
      [2, 'b', false],
    ]);
  });

  it('ends at the end tag of another level, as in browsers', () => {
    expect(headings('<h1>a</h2>b<p>c</p>')).to.deep.equal([[1, 'a', false]]);
  });

  it('leaves out what is in template, noscript and svg', () => {
    expect(
      headings('<template><h1>a</h1></template><noscript><h1>b</h1></noscript><svg><title>c</title></svg>'),
    ).to.deep.equal([]);
  });
});
