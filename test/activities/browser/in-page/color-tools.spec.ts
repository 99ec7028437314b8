import { expect } from 'chai';
import { type InPage, openInPage } from '../../../support/browser/in-page.js';

describe('[I] createColorTools', () => {
  let page: InPage;
  before(async () => {
    page = await openInPage();
  });
  after(() => page.close());

  const ratios = async (body: string) => (await page.measure(body)).low_contrast.map(({ ratio }) => ratio);
  const text = (style: string) => `<p style="${style}">Some text</p>`;

  it('computes contrast as WCAG does', async () => {
    // #777 on white has 4.478, cut and not rounded; #767676, with 4.54, is the lightest gray that passes.
    expect(await ratios(text('color:#777') + text('color:#767676'))).to.deep.equal([4.47]);
    expect(await ratios(text('color:#000;background:#333'))).to.deep.equal([1.66]);
  });

  it('lays see-through colors over what is under them', async () => {
    expect(
      await ratios(
        `<div style="background:#000">${text('color:rgba(255,255,255,.4);background:rgba(0,0,0,.2)')}</div>`,
      ),
    ).to.deep.equal([3.65]);
    expect(await ratios(text('color:color(srgb 0.6 0.6 0.6)'))).to.deep.equal([2.84]);
  });

  it('does not judge over images, gradients, glass and pseudo-elements, nor in spaces that it does not know', async () => {
    const unsure = [
      `<div style="background:url(/a.png)">${text('color:#fff')}</div>`,
      `<div style="background:linear-gradient(#000,#111)">${text('color:#fff')}</div>`,
      `<div style="opacity:.5">${text('color:#999')}</div>`,
      `<div style="filter:invert(1)">${text('color:#ccc')}</div>`,
      text('color:#ccc;text-shadow:0 0 2px #000'),
      text('color:oklch(0.9 0 0)'),
      text('background:linear-gradient(#000,#111);background-clip:text;color:transparent'),
      `<style>.b{position:relative}.b::before{content:"";position:absolute;inset:0;background:#000;z-index:-1}</style><div class="b">${text('color:#ddd')}</div>`,
    ];
    for (const body of unsure) expect(await ratios(body), body).to.deep.equal([]);
    const dark = await page.measure(text('color:#fff'), '<style>:root{color-scheme:dark}</style>');
    expect(dark.low_contrast).to.deep.equal([]);
  });

  it('does not judge over a neighbor that is under the text, with or without a hold for clicks', async () => {
    const over = (under: string) =>
      `<div style="position:relative;height:200px">${under}<p style="position:absolute;top:20px;color:#eee">Some text</p></div>`;
    const place = 'position:absolute;inset:0;width:100%;height:100%';
    expect(await ratios(over(''))).to.deep.equal([1.16]);
    expect(await ratios(over(`<img src="/a.png" style="${place}">`))).to.deep.equal([]);
    expect(await ratios(over(`<div style="${place};background:#000;pointer-events:none"></div>`))).to.deep.equal([]);
  });
});
