import { expect } from 'chai';
import { type InPage, openInPage } from '../../../support/browser/in-page.js';

describe('[I] createPageTools', () => {
  let page: InPage;
  before(async () => {
    page = await openInPage();
  });
  after(() => page.close());

  it('names places by id, telling class or tag, four levels at most', async () => {
    const { small_targets } = await page.measure(
      `<div><section id="box"><ul class="x123 nav"><li><a href="/a">a</a> <a href="/b">b</a></li></ul></section></div>`,
    );
    expect(small_targets[0]?.selector).to.equal('section#box > ul.nav > li > a');
    const deep = await page.measure(
      `<main><div><div><div><p style="color:#ccc">pale text</p></div></div></div></main>`,
    );
    expect(deep.low_contrast[0]?.selector).to.equal('div > div > div > p');
  });

  it('takes generated ids for no names', async () => {
    const { low_contrast } = await page.measure(
      `<p id="r:1a:" style="color:#ccc">pale text</p><b id="post-12345" style="color:#ddd">pale text</b>`,
    );
    expect(low_contrast.map(({ selector }) => selector)).to.deep.equal(['body > p', 'body > b']);
  });

  it('reads the size of the view from the body in quirks mode', async () => {
    const facts = await page.measure(`<div style="height:3000px">x</div>`, '', '');
    expect(await page.evaluate('document.compatMode')).to.equal('BackCompat');
    expect([facts.viewport_width, facts.viewport_height]).to.deep.equal([412, 823]);
  });
});
