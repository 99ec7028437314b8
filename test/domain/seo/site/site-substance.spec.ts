import { expect } from 'chai';
import type { SiteArtifacts } from '../../../../domain/seo/checks/check.js';
import { measureSubstance } from '../../../../domain/seo/site/site-substance.js';
import { htmlPage } from '../../../support/html-page.js';
import { pageFrom } from '../../../support/pages.js';
import { siteFrom } from '../../../support/site.js';

const text = (words: number, name: string) => Array.from({ length: words }, (_, at) => `${name}${at}`).join(' ');
const page = (path: string, words: number, { lang = 'en', body = '', name = path.replace(/\W/g, '') || 'home' } = {}) =>
  pageFrom(htmlPage(`<p>${text(words, name)}</p>${body}`).replace('lang="en"', `lang="${lang}"`), {
    url: `https://site.example${path}`,
  });
const measure = (pages: ReturnType<typeof page>[], overrides: Partial<SiteArtifacts> = {}) =>
  measureSubstance(siteFrom(pages, overrides));

describe('[U] site substance', () => {
  it('counts each text once, and no page for more than one', () => {
    const found = measure([
      page('/', 600),
      page('/index.html', 600, { name: 'home' }),
      page('/a', 150),
      page('/about', 300),
    ]);
    expect(found).to.deep.equal({ pages: 3, words: 1050, has_owner: true, full_pages: 2.5 });
  });

  it('leaves legal pages out, and takes a contact page for half of one at least', () => {
    const found = measure([page('/', 300), page('/privacy', 900), page('/contact', 30)]);
    expect([found?.pages, found?.full_pages]).to.deep.equal([2, 1.5]);
  });

  it('counts the language that has most, not its translations', () => {
    const pages = [page('/', 300), page('/about', 300), page('/de/', 300, { lang: 'de' })];
    expect(measure(pages)?.full_pages).to.equal(2);
  });

  it('trusts a site less that does not say who runs it', () => {
    const found = measure([page('/', 300), page('/a', 300)]);
    expect([found?.has_owner, found?.full_pages]).to.deep.equal([false, 1.7]);
  });

  it('knows nothing of a site that was not crawled whole', () => {
    expect(measure([page('/', 300)], { crawl_incomplete: true })).to.equal(null);
    const links = ['a', 'b', 'c'].map((to) => `<a href="/${to}">${to}</a>`).join('');
    expect(measure([page('/', 300, { body: links })])).to.equal(null);
    expect(measure([page('/', 300, { body: links.replaceAll('">', '.pdf">') })])).to.not.equal(null);
  });
});
