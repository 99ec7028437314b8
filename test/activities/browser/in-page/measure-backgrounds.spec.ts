import { expect } from 'chai';
import { type InPage, openInPage } from '../../../support/browser/in-page.js';

describe('[I] measureBackgrounds', () => {
  let page: InPage;
  before(async () => {
    page = await openInPage();
  });
  after(() => page.close());

  const box = (style: string, inner = '') => `<div style="width:400px;height:300px;${style}">${inner}</div>`;

  it('names large images behind nothing and behind text', async () => {
    const { background_images } = await page.measure(
      box('background:url(/a.png) center/cover') + box('background:url(/b.png) no-repeat', '<h2>Text</h2>'),
    );
    const size = { width: 400, height: 300 };
    expect(background_images).to.deep.equal([
      { selector: 'body > div', url: 'http://site.example/a.png', ...size, has_text: false },
      { selector: 'body > div', url: 'http://site.example/b.png', ...size, has_text: true },
    ]);
  });

  it('leaves out patterns, gradients, data, small boxes and what is not shown', async () => {
    const { background_images } = await page.measure(
      box('background:url(/tile.png)') +
        box('background:linear-gradient(red,blue)') +
        box('background:url(data:image/gif;base64,R0lGODlhAQABAAAAACw=) no-repeat') +
        box('background:url(/a.png) no-repeat;height:100px') +
        box('background:url(/a.png) no-repeat;visibility:hidden'),
    );
    expect(background_images).to.deep.equal([]);
  });
});
