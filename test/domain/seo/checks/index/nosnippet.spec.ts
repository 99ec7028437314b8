import { expect } from 'chai';
import { indexNosnippet } from '../../../../../domain/seo/checks/index/nosnippet.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (html: string, overrides: PageOverrides = {}) =>
  indexNosnippet.judge(pageFrom(html, overrides), context());

describe('[U] index/nosnippet', () => {
  it('fires for nosnippet', () => {
    expect(judge(htmlPage('<p>Text</p>', '<meta name="robots" content="nosnippet">'))).to.deep.equal([
      { url, observed: 'nosnippet', where: 'meta robots or X-Robots-Tag' },
    ]);
  });

  it('fires for max-snippet:0, spaced', () => {
    expect(judge(htmlPage(), { headers: { 'x-robots-tag': 'max-snippet: 0' } })).to.deep.equal([
      { url, observed: 'max-snippet:0', where: 'meta robots or X-Robots-Tag' },
    ]);
  });

  it('leaves max-snippet:-1 and max-snippet:50 alone', () => {
    expect(
      judge(htmlPage('<p>Text</p>', '<meta name="robots" content="max-snippet:-1, max-snippet:50">')),
    ).to.deep.equal([]);
  });
});
