import { expect } from 'chai';
import type { SiteArtifacts } from '../../../../domain/seo/checks/check.js';
import { measureSubstance } from '../../../../domain/seo/site/site-substance.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { siteFrom } from '../../../support/sites/site.js';

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

  it('adds what a small site states about the firm in structured data, less the more pages it has for that', () => {
    const data = (facts: object) =>
      `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'Dentist', name: 'A', ...facts })}</script>`;
    const facts = { address: '4 High Street', telephone: '+44 20 7946 0018', openingHours: 'Mo-Fr 09:00-17:00' };
    const worth = (pages: number, stated: object) => {
      const others = Array.from({ length: pages - 1 }, (_, at) => page(`/${at}`, 300));
      return measure([page('/', 300, { body: data(stated) }), ...others])?.full_pages ?? 0;
    };
    expect(worth(1, facts)).to.be.closeTo(2.15, 0.001);
    expect(worth(1, { telephone: facts.telephone })).to.be.closeTo(1.383, 0.001);
    expect(worth(1, {})).to.equal(1);
    expect(measure([page('/', 210, { body: data(facts) })])?.full_pages).to.be.closeTo(2.15, 0.001);
    expect(worth(4, facts)).to.equal(4);
    expect(worth(3, facts)).to.be.above(worth(2, facts));
  });

  it('knows nothing of a site that was not crawled whole', () => {
    expect(measure([page('/', 300)], { crawl_incomplete: true })).to.equal(null);
    const links = ['a', 'b', 'c'].map((to) => `<a href="/${to}">${to}</a>`).join('');
    expect(measure([page('/', 300, { body: links })])).to.equal(null);
    expect(measure([page('/', 300, { body: links.replaceAll('">', '.pdf">') })])).to.not.equal(null);
  });
});
