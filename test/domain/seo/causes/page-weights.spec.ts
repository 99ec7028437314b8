import { expect } from 'chai';
import { PageWeights } from '../../../../domain/seo/causes/page-weights.js';
import { figures, pageDays, searchData } from '../../../support/samples/search-figures.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { siteFrom } from '../../../support/sites/site.js';

const ORIGIN = 'https://site.example';
const page = (path: string, links: string[], head = '') =>
  pageFrom(htmlPage(links.map((href) => `<a href="${href}">${href}</a>`).join(''), head), { url: ORIGIN + path });
const pages = [page('/', ['/a', '/b']), page('/a', ['/']), page('/b', ['/', '/a']), page('/c', ['/a'])];
const shareOf = (weights: PageWeights, ...paths: string[]) => weights.shareOf(paths.map((path) => ORIGIN + path));

describe('[U] page weights', () => {
  it('weighs pages by the links that lead to them, all of them together as one', () => {
    const weights = new PageWeights(siteFrom(pages));
    expect(shareOf(weights, '/', '/a', '/b', '/c')).to.be.closeTo(1, 1e-9);
    expect(shareOf(weights, '/a')).to.be.greaterThan(shareOf(weights, '/b'));
    expect(shareOf(weights, '/b')).to.be.greaterThan(shareOf(weights, '/c'));
    expect(shareOf(weights, '/a', '/a')).to.equal(shareOf(weights, '/a'));
  });

  it('says how much more a sample is worth than the mean', () => {
    const weights = new PageWeights(siteFrom(pages));
    expect(weights.relativeWeight([`${ORIGIN}/c`])).to.be.lessThan(1);
    expect(weights.relativeWeight([`${ORIGIN}/`, `${ORIGIN}/a`])).to.be.greaterThan(1);
    expect(weights.relativeWeight(['https://elsewhere.example/'])).to.equal(1);
  });

  it('goes by clicks where they are known, and by links for pages that cannot have any', () => {
    const hidden = page('/hidden', [], '<meta name="robots" content="noindex">');
    const days = (path: string, clicks: number) => ({
      ...pageDays('', figures(clicks, 900), figures(clicks, 900)),
      url: ORIGIN + path,
    });
    const search_data = searchData({ page_days: [days('/c', 970), days('/a', 26)] });
    const weights = new PageWeights(siteFrom([...pages, hidden], { search_data }));
    expect(shareOf(weights, '/c')).to.be.greaterThan(0.8);
    const byLinks = new PageWeights(siteFrom([...pages, hidden]));
    expect(shareOf(weights, '/hidden')).to.be.closeTo(shareOf(byLinks, '/hidden'), 1e-9);
    expect(shareOf(weights, '/hidden')).to.be.greaterThan(0);
  });

  it('is nothing for a site of which nothing was read', () => {
    expect(new PageWeights(siteFrom([])).shareOf([`${ORIGIN}/`])).to.equal(0);
  });
});
