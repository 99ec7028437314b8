import { expect } from 'chai';
import { indexNofollowPage } from '../../../../../domain/seo/checks/index/nofollow-page.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (html: string, overrides: PageOverrides = {}) =>
  indexNofollowPage.judge(pageFrom(html, overrides), context());

describe('[U] index/nofollow-page', () => {
  it('fires for a meta', () => {
    expect(judge(htmlPage('<p>Text</p>', '<meta name="robots" content="index, nofollow">'))).to.deep.equal([
      { url, observed: 'nofollow', expected: 'follow', where: 'meta robots or X-Robots-Tag' },
    ]);
  });

  it('fires for none in the header', () => {
    expect(judge(htmlPage(), { headers: { 'x-robots-tag': 'none' } })).to.deep.equal([
      { url, observed: 'nofollow', expected: 'follow', where: 'meta robots or X-Robots-Tag' },
    ]);
  });

  it('leaves follow alone', () => {
    expect(judge(htmlPage('<p>Text</p>', '<meta name="robots" content="index, follow">'))).to.deep.equal([]);
  });

  it('leaves rel=nofollow on a link alone', () => {
    expect(judge(htmlPage('<a rel="nofollow" href="/">Home</a>'))).to.deep.equal([]);
  });
});
