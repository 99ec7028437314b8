import { expect } from 'chai';
import { crawlRedirectMetaRefresh } from '../../../../../domain/seo/checks/crawl/redirect-meta-refresh.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (html: string, overrides: PageOverrides = {}) =>
  crawlRedirectMetaRefresh.judge(pageFrom(html, overrides), context());

describe('[U] crawl/redirect-meta-refresh', () => {
  const refresh = (content: string) => htmlPage('<p>Text</p>', `<meta http-equiv="Refresh" content="${content}">`);

  for (const [content, observed] of [
    ['0; url=/new', 'after 0 s to /new'],
    ["5;URL='https://other.example/'", 'after 5 s to https://other.example/'],
    ['3 , /new', 'after 3 s to /new'],
  ]) {
    it(`fires for ${content}`, () => {
      expect(judge(refresh(content ?? ''))).to.deep.equal([
        { url, observed, expected: 'an HTTP redirect', where: 'meta[http-equiv=refresh]' },
      ]);
    });
  }

  for (const content of ['30', '30; url=/page', '30; url=#top', 'soon; url=/new']) {
    it(`leaves ${content} alone`, () => {
      expect(judge(refresh(content))).to.deep.equal([]);
    });
  }

  it('resolves the address against the base element', () => {
    const html = htmlPage('<p>Text</p>', '<base href="/dir/"><meta http-equiv="refresh" content="0;url=page">');
    expect(judge(html, { url: 'https://site.example/dir/page' })).to.deep.equal([]);
  });
});
