import { expect } from 'chai';
import { layoutScript } from '../../../../activities/browser/in-page/layout-script.js';
import { type InPage, openInPage } from '../../../support/browser/in-page.js';

describe('[I] layoutScript', () => {
  let page: InPage;
  before(async () => {
    page = await openInPage();
  });
  after(() => page.close());

  it('gives every fact of a plain page, and finds no error with it', async () => {
    expect(await page.measure('<h1>Title</h1><p>Some text with a <a href="/a">link</a>.</p>')).to.deep.equal({
      viewport_width: 412,
      viewport_height: 823,
      content_width: 412,
      images: [],
      small_text_share: 0,
      small_targets: [],
      low_contrast: [],
      overlay: null,
      hidden_texts: [],
      background_images: [],
    });
  });

  it('survives a page without a body and one of a hundred thousand elements', async () => {
    await page.measure('x');
    expect(await page.evaluate(`document.body.remove(); ${layoutScript()}`)).to.include({ overlay: null });
    const huge = await page.measure('<p>Some <b>text</b> <a href="/a">link</a></p>'.repeat(33_000));
    expect(huge.low_contrast).to.deep.equal([]);
  });
});
