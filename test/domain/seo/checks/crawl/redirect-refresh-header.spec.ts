import { expect } from 'chai';
import { crawlRedirectRefreshHeader } from '../../../../../domain/seo/checks/crawl/redirect-refresh-header.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (html: string, overrides: PageOverrides = {}) =>
  crawlRedirectRefreshHeader.judge(pageFrom(html, overrides), context());

describe('[U] crawl/redirect-refresh-header', () => {
  it('fires for a Refresh header with another address', () => {
    expect(judge(htmlPage(), { headers: { refresh: '0; url=/new' } })).to.deep.equal([
      { url, observed: '0; url=/new', expected: 'an HTTP redirect', where: 'Refresh header' },
    ]);
  });

  it('leaves a mere reload, the own address and no header alone', () => {
    expect(judge(htmlPage(), { headers: { refresh: '60' } })).to.deep.equal([]);
    expect(judge(htmlPage(), { headers: { refresh: '60; url=/page' } })).to.deep.equal([]);
    expect(judge(htmlPage())).to.deep.equal([]);
  });
});
