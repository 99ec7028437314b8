import { expect } from 'chai';
import { type InPage, openInPage } from '../../../support/browser/in-page.js';

describe('[I] measureFrame', () => {
  let page: InPage;
  before(async () => {
    page = await openInPage();
  });
  after(() => page.close());

  it('tells how wide the content wants to be', async () => {
    const { viewport_width, content_width } = await page.measure(
      `<div style="width:700px;height:9px;margin-left:-8px">x</div>`,
    );
    expect([viewport_width, content_width]).to.deep.equal([412, 700]);
  });

  it('accepts what scrolls in a box of its own, and what is cut off', async () => {
    const wide = `<div style="width:700px;height:9px">x</div>`;
    const boxed = await page.measure(`<div style="overflow-x:auto">${wide}</div>`);
    const cut = await page.measure(wide, '<style>body{overflow-x:hidden}</style>');
    expect([boxed.content_width, cut.content_width]).to.deep.equal([412, 412]);
  });
});
