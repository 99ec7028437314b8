import { expect } from 'chai';
import { findBusinessType, findSinglePage } from '../../../../domain/seo/improvements/single-page.js';
import { gatherSiteFacts } from '../../../../domain/seo/improvements/site-facts.js';
import { factSources } from '../../../support/fact-sources.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';

const page = (path: string, body: string) =>
  pageFrom(htmlPage(body), { url: `https://site.example${path}`, depth: path === '/' ? 0 : 1 });
const find = (pages: ReturnType<typeof page>[], site = {}) =>
  findSinglePage(gatherSiteFacts(factSources(pages, { start_url: 'https://site.example/', ...site })));

describe('[U] single page', () => {
  it('is the start page, legal pages and copies of it aside', () => {
    const start = page('/', '<h2>All we do</h2>');
    expect(find([start])?.outline.headings).to.deep.equal(['All we do']);
    expect(find([start, page('/impressum', 'Law'), page('/privacy.html', 'Law')])).to.not.equal(null);
    expect(find([start, page('/index.html', '<h2>All we do</h2>')])).to.not.equal(null);
  });

  it('is not there where other pages are or may be', () => {
    const start = page('/', '<h2>All we do</h2>');
    expect(find([start, page('/services', 'Cuts')])).to.equal(null);
    expect(find([start], { crawl_incomplete: true })).to.equal(null);
    expect(find([])).to.equal(null);
  });

  it('names the kind of local business', () => {
    const of = (...json_ld_types: string[]) => {
      const { page: single } = find([page('/', '<h2>A</h2>')]) ?? {};
      if (!single) throw new Error('No page');
      return findBusinessType({ ...single, json_ld_types });
    };
    expect(of('WebSite', 'HairSalon')).to.equal('HairSalon');
    expect(of('Organization', 'Person')).to.equal(null);
  });
});
