import { expect } from 'chai';
import { type InPage, openInPage } from '../../../support/browser/in-page.js';

describe('[I] findOverlay', () => {
  let page: InPage;
  before(async () => {
    page = await openInPage();
  });
  after(() => page.close());

  const text = `<main><h1>Title</h1><p>${'Some words of the page. '.repeat(40)}</p></main>`;
  const overlay = async (layer: string) => (await page.measure(text + layer)).overlay;
  const cover = 'position:fixed;inset:0;background:#fff';

  it('finds a layer over the page and how much of the view it takes', async () => {
    expect(await overlay(`<div id="modal" style="${cover}"><p>Join our newsletter today</p></div>`)).to.deep.equal({
      selector: 'div#modal',
      viewport_share: 1,
    });
    expect(
      await overlay(`<div id="half" style="${cover};top:auto;height:50%">Join our newsletter</div>`),
    ).to.deep.equal({ selector: 'div#half', viewport_share: 0.5 });
  });

  it('counts the veil behind a small box with it', async () => {
    const veil = `<div style="${cover};opacity:.5"></div>`;
    const box = `<div id="box" style="position:fixed;top:30%;left:10%;width:80%;height:40%;background:#fff"><form>Join our newsletter <input></form></div>`;
    expect(await overlay(veil + box)).to.deep.equal({ selector: 'div#box', viewport_share: 1 });
    expect(await overlay(veil)).to.equal(null);
    expect(await overlay(`<dialog id="d">Join our newsletter now</dialog><script>d.showModal()</script>`)).to.include({
      selector: 'dialog#d',
    });
  });

  it('takes no notice about cookies, gate of age, bar or frame of the page for one', async () => {
    expect(await overlay(`<div style="${cover}">We use cookies for everything</div>`)).to.equal(null);
    expect(await overlay(`<div class="cmp-consent" style="${cover}">Choose what you allow</div>`)).to.equal(null);
    expect(await overlay(`<div style="${cover}">Are you 18 years of age?</div>`)).to.equal(null);
    expect(
      await overlay(`<div style="position:fixed;top:0;left:0;right:0;height:50px">A bar with words</div>`),
    ).to.equal(null);
    expect((await page.measure(`<div id="app" style="${cover};overflow:auto">${text}</div>`)).overlay).to.equal(null);
    expect(await overlay('')).to.equal(null);
  });
});
