import { expect } from 'chai';
import { type InPage, openInPage } from '../../../support/browser/in-page.js';

describe('[I] measureFontSizes', () => {
  let page: InPage;
  before(async () => {
    page = await openInPage();
  });
  after(() => page.close());

  it('weighs text by its characters', async () => {
    const { small_text_share } = await page.measure(
      `<p style="font-size:11px">${'s'.repeat(30)}</p><p style="font-size:12px">${'l'.repeat(70)}</p>`,
    );
    expect(small_text_share).to.equal(0.3);
  });

  it('counts no text that is not shown, and none at all as none', async () => {
    const hidden = `<p style="font-size:8px;display:none">hidden text</p><script>var text</script><noscript style="font-size:8px">x</noscript>`;
    expect((await page.measure(hidden)).small_text_share).to.equal(0);
    expect((await page.measure(`${hidden}<p>Text</p>`)).small_text_share).to.equal(0);
  });
});
