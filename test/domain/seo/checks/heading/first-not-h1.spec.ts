import { expect } from 'chai';
import { headingFirstNotH1 } from '../../../../../domain/seo/checks/heading/first-not-h1.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://example.test/page';
const judge = (html: string) => headingFirstNotH1.judge(pageFrom(html, { url }), context());

describe('[U] heading/first-not-h1', () => {
  it('fires when a lower heading comes first', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><h3>Offers</h3><h1>Tables</h1></body></html>',
      ),
    ).to.deep.equal([{ url, observed: 'h3 "Offers"', expected: 'h1 as the first heading', where: 'h3' }]);
  });

  it('leaves h1 at the top alone', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><h1>Tables</h1><h3>Offers</h3></body></html>',
      ),
    ).to.deep.equal([]);
  });

  it('leaves a page without headings alone', () => {
    expect(
      judge('<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><p>Text</p></body></html>'),
    ).to.deep.equal([]);
  });

  it('leaves headings of menus and sidebars before the h1 alone', () => {
    expect(judge('<nav><h2>Menu</h2></nav><aside><h3>News</h3></aside><main><h1>Tables</h1></main>')).to.deep.equal([]);
  });

  it('leaves a page without h1 to h1/missing', () => {
    expect(judge('<main><h2>Tables</h2><h3>Oak</h3></main>')).to.deep.equal([]);
  });

  it('begins at the main landmark where there is one', () => {
    const help = '<div><h2>Keyboard shortcuts</h2></div>';
    expect(judge(`${help}<main><h1>Tables</h1><h2>Oak</h2></main>`)).to.deep.equal([]);
    expect(judge(`${help}<main><h3>Oak</h3><h1>Tables</h1></main>`).map(({ observed }) => observed)).to.deep.equal([
      'h3 "Oak"',
    ]);
    expect(judge('<h1>Tables</h1><main><h2>Oak</h2></main>')).to.deep.equal([]);
  });

  it('is content with an h1 in the header', () => {
    expect(judge('<header><h1>Prices</h1></header><main><h4>Free</h4><h1>$0</h1></main>')).to.deep.equal([]);
  });
});
