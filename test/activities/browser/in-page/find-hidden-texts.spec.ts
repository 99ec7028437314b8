import { expect } from 'chai';
import { type InPage, openInPage } from '../../../support/browser/in-page.js';

describe('[I] findHiddenTexts', () => {
  let page: InPage;
  before(async () => {
    page = await openInPage();
  });
  after(() => page.close());

  const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(' ');
  const found = async (body: string) => (await page.measure(body)).hidden_texts;
  const reasons = async (body: string) => (await found(body)).map(({ reason }) => reason);

  it('finds text without size, of the background color, and far away', async () => {
    expect(await found(`<div id="seo" style="font-size:0"><p>${words(10)}</p><p>${words(10)}</p></div>`)).to.deep.equal(
      [{ selector: 'div#seo', text: words(10), words: 20, reason: 'font size 0' }],
    );
    expect(await reasons(`<p style="color:#fff">${words(20)}</p>`)).to.deep.equal(['same color as the background']);
    const away = [
      'position:absolute;left:-9999px',
      'position:fixed;top:-2000px',
      'text-indent:-9999px',
      'margin-left:-9999px',
    ];
    for (const style of away)
      expect(await reasons(`<div style="${style}"><p>${words(20)}</p></div>`), style).to.deep.equal([
        'far off the screen',
      ]);
  });

  it('accepts a few words', async () => {
    expect(
      await found(
        `<div style="font-size:0"><p>${words(19)}</p></div><p style="color:#fff">${words(19)}</p><h1 style="text-indent:-9999px">Logo</h1>`,
      ),
    ).to.deep.equal([]);
  });

  it('accepts what is closed, meant for screen readers, announced, or a menu put aside', async () => {
    const far = 'position:absolute;left:-9999px';
    const meant = [
      `<div style="display:none">${words(30)}</div>`,
      `<details><summary>More</summary>${words(30)}</details>`,
      `<div style="position:absolute;clip:rect(0 0 0 0);width:1px;height:1px;overflow:hidden">${words(30)}</div>`,
      `<div class="sr-only" style="${far}">${words(30)}</div>`,
      `<div aria-live="polite" style="${far}">${words(30)}</div>`,
      `<noscript>${words(30)}</noscript>`,
      `<nav style="${far}">${words(30)}</nav>`,
      `<ul style="${far}">${'<li><a href=/a>one two three four</a></li>'.repeat(9)}</ul>`,
      `<div style="visibility:hidden;${far}">${words(30)}</div>`,
      `<div style="font-size:0"><span style="font-size:16px">${words(30)}</span></div>`,
      `<div style="transform:translateX(-100%);width:3000px">${words(30)}</div>`,
      `<div style="background:#000"><p style="color:#fff">${words(30)}</p></div>`,
    ];
    for (const body of meant) expect(await found(body), body).to.deep.equal([]);
  });
});
