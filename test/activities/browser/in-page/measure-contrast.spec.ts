import { expect } from 'chai';
import { type InPage, openInPage } from '../../../support/browser/in-page.js';

describe('[I] measureContrast', () => {
  let page: InPage;
  before(async () => {
    page = await openInPage();
  });
  after(() => page.close());

  const found = async (body: string) => (await page.measure(body)).low_contrast;

  it('asks less of large text and of large bold text', async () => {
    const sized = (style: string) => `<p style="color:#888;${style}">Some text</p>`;
    const low = await found(
      sized('font-size:23.9px') +
        sized('font-size:24px') +
        sized('font-size:18.6px;font-weight:700') +
        sized('font-size:19px;font-weight:700'),
    );
    expect(low.map(({ required, ratio }) => [required, ratio])).to.deep.equal([[4.5, 3.54]]);
    expect(await found(`<h1 style="color:#aaa">Some text</h1>`)).to.deep.equal([
      { selector: 'body > h1', text: 'Some text', ratio: 2.32, required: 3 },
    ]);
  });

  it('leaves out controls that are off, signs, hidden text and text under something else', async () => {
    const pale = 'color:#ccc';
    expect(
      await found(
        `<button disabled style="${pale}">Send now</button><label style="${pale}">Name <input disabled></label>
         <span aria-hidden="true" style="${pale}">decoration</span><span style="${pale}">★</span><p style="${pale};display:none">gone</p>
         <p style="${pale};visibility:hidden">gone</p><fieldset disabled><button style="${pale}">Send</button></fieldset>
         <div style="position:relative"><p style="${pale};margin:0">covered text</p><div style="position:absolute;inset:0;background:#fff"></div></div>`,
      ),
    ).to.deep.equal([]);
  });

  it('says nothing of text in the color of its background', async () => {
    const slide = (color: string) => `<div style="color:${color}"><h2>Headline</h2></div>`;
    expect(await found(slide('#fff'))).to.deep.equal([]);
    expect((await found(slide('#fafafa'))).map(({ ratio }) => ratio)).to.deep.equal([1.04]);
  });

  it('shows each kind of place once', async () => {
    expect(await found(`<ul>${`<li style="color:#ccc">Some text</li>`.repeat(100)}</ul>`)).to.have.length(1);
  });
});
