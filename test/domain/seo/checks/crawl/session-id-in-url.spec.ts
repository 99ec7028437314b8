import { expect } from 'chai';
import { crawlSessionIdInUrl } from '../../../../../domain/seo/checks/crawl/session-id-in-url.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const judge = (html: string, overrides: PageOverrides = {}) =>
  crawlSessionIdInUrl.judge(pageFrom(html, overrides), context());

describe('[U] crawl/session-id-in-url', () => {
  for (const [query, name] of [
    ['?PHPSESSID=abc', 'PHPSESSID'],
    ['?a=1&sid=8f14e45fceea167a5a36dedd', 'sid'],
    [';jsessionid=1A530637289A03B07199A44E8D531427', 'jsessionid'],
  ]) {
    it(`fires for ${query}`, () => {
      const address = `https://site.example/list${query}`;
      expect(judge(htmlPage(), { url: address })).to.deep.equal([
        { url: address, observed: `parameter ${name}`, expected: 'no session id' },
      ]);
    });
  }

  for (const query of ['?sid=12', '?session=autumn-and-winter-term', '?page=2', '?phpsessid=']) {
    it(`leaves ${query} alone`, () => {
      expect(judge(htmlPage(), { url: `https://site.example/list${query}` })).to.deep.equal([]);
    });
  }
});
