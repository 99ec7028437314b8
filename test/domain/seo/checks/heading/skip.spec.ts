import { expect } from 'chai';
import { headingSkip } from '../../../../../domain/seo/checks/heading/skip.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://example.test/page';
const judge = (html: string) => headingSkip.judge(pageFrom(html, { url }), context());

describe('[U] heading/skip', () => {
  it('fires where the level rises by more than one', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><h1>A</h1><h3>B</h3><h2>C</h2><h5>D</h5></body></html>',
      ),
    ).to.deep.equal([
      { url, observed: 'h1 to h3 at "B"; h2 to h5 at "D"', count: 2, expected: 'levels that rise by one at a time' },
    ]);
  });

  it('lets the level fall by any number', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><h1>A</h1><h2>B</h2><h3>C</h3><h4>D</h4><h2>E</h2></body></html>',
      ),
    ).to.deep.equal([]);
  });

  it('leaves sidebars and footers their own ranks', () => {
    const sides = '<nav><h3>Contents</h3><h4>Next</h4></nav><main><h1>A</h1></main><aside><h4>Related</h4></aside>';
    expect(judge(`<body>${sides}<main><h2>B</h2></main><footer><h5>Address</h5></footer></body>`)).to.deep.equal([]);
  });

  it('fires inside a sidebar, and in content that a sidebar interrupts', () => {
    const html = '<h1>A</h1><aside><h2>S</h2><h4>T</h4></aside><h3>B</h3>';
    expect(judge(`<body>${html}</body>`).map(({ observed }) => observed)).to.deep.equal([
      'h2 to h4 at "T"; h1 to h3 at "B"',
    ]);
  });

  it('reads a banner as part of the content', () => {
    const html = '<header><h1>A</h1></header><main><h3>B</h3></main>';
    expect(judge(`<body>${html}</body>`).map(({ observed }) => observed)).to.deep.equal(['h1 to h3 at "B"']);
  });

  it('does not judge the first heading', () => {
    expect(
      judge('<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><h3>A</h3><h4>B</h4></body></html>'),
    ).to.deep.equal([]);
  });
});
