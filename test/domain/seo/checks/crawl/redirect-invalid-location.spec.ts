import { expect } from 'chai';
import { crawlRedirectInvalidLocation } from '../../../../../domain/seo/checks/crawl/redirect-invalid-location.js';
import { context } from '../../../../support/check-context.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (html: string, overrides: PageOverrides = {}) =>
  crawlRedirectInvalidLocation.judge(pageFrom(html, overrides), context());

describe('[U] crawl/redirect-invalid-location', () => {
  const answer = (status: number, location: string | null, target: string | null) =>
    judge('', { status, fetch: { location, redirect_url: target } });

  it('fires without a Location', () => {
    expect(answer(301, null, null)).to.deep.equal([
      { url, observed: '301 without Location', expected: 'an http(s) address', where: 'Location header' },
    ]);
    expect(answer(302, ' ', 'https://site.example/page')[0]?.observed).to.equal('302 without Location');
  });

  it('fires for one that leads nowhere', () => {
    expect(answer(308, 'javascript:alert(1)', null)[0]?.observed).to.equal('308, Location: javascript:alert(1)');
  });

  it('leaves good redirects, and statuses that do without, alone', () => {
    expect(answer(301, '/new', 'https://site.example/new')).to.deep.equal([]);
    expect(answer(304, null, null)).to.deep.equal([]);
    expect(answer(200, null, null)).to.deep.equal([]);
  });
});
