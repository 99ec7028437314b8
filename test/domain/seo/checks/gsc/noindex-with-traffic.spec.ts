import { expect } from 'chai';
import { gscNoindexWithTraffic } from '../../../../../domain/seo/checks/gsc/noindex-with-traffic.js';
import { context } from '../../../../support/check-context.js';
import { figures, pageDays, SHOP, searchData } from '../../../../support/samples/search-figures.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const judge = (head: string, changes: Parameters<typeof pageFrom>[1] = {}, clicks = 7) => {
  const page = pageFrom(`<html><head>${head}</head><body><h1>x</h1></body></html>`, { url: `${SHOP}/a`, ...changes });
  const page_days = [pageDays('/a', figures(clicks, 100), figures(0, 0))];
  return gscNoindexWithTraffic.judge(siteFrom([page], { search_data: searchData({ page_days }) }), context());
};

describe('[U] gsc/noindex-with-traffic', () => {
  it('fires for a page with clicks that is kept out of the index', () => {
    expect(judge('<meta name="robots" content="noindex">')).to.deep.equal([
      {
        url: `${SHOP}/a`,
        observed: '7 clicks in four weeks, and now it says noindex',
        expected: 'a page that may be indexed, or a redirect',
      },
    ]);
  });

  it('fires for one that is closed to crawlers or gone', () => {
    expect(judge('', { allowed: false })[0]?.observed).to.contain('robots.txt forbids it');
    expect(judge('', { status: 404 })[0]?.observed).to.contain('returns status 404');
  });

  it('is silent without clicks, for a page in order, and for one that refuses crawlers alone', () => {
    expect(judge('<meta name="robots" content="noindex">', {}, 0)).to.deep.equal([]);
    expect([...judge(''), ...judge('', { status: 403 }), ...judge('', { status: 503 })]).to.deep.equal([]);
  });
});
