import { expect } from 'chai';
import { explainedSite } from '../../../../support/sites/explained-site.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const ORIGIN = 'https://site.example';
const page = (path: string, lang: string, alternates: Record<string, string>) => {
  const links = Object.entries(alternates).map(
    ([code, to]) => `<link rel="alternate" hreflang="${code}" href="${ORIGIN}${to}">`,
  );
  const html = htmlPage(`<p>${path}</p>`, links.join('')).replace('lang="en"', `lang="${lang}"`);
  return pageFrom(html, { url: ORIGIN + path });
};
/** Three versions of each subject; the German and French ones do not name the English one. */
const openSets = ['', 'a', 'b'].flatMap((slug) => [
  page(`/${slug}`, 'en', { en: `/${slug}`, de: `/de/${slug}`, fr: `/fr/${slug}`, 'x-default': `/${slug}` }),
  page(`/de/${slug}`, 'de', { de: `/de/${slug}`, fr: `/fr/${slug}` }),
  page(`/fr/${slug}`, 'fr', { fr: `/fr/${slug}` }),
]);

describe('[U] hreflang sets', () => {
  it('join missing return links to one cause with the closed set of each page', () => {
    const { cause, rest } = explainedSite(openSets);
    const found = cause('hreflang/sets');
    expect(found?.title).to.equal('hreflang sets without return links on 6 pages');
    expect(found?.check_ids[0]).to.equal('hreflang/missing-return');
    expect(found?.page_to_edit).to.equal(`${ORIGIN}/de/`);
    expect(found?.template?.pattern).to.equal('/de/*, /fr/*');
    expect(found?.snippets.map(({ pages }) => pages?.length)).to.deep.equal([3, 3, 3]);
    expect(rest.filter(({ check_id }) => check_id.startsWith('hreflang/missing'))).to.deep.equal([]);
  });

  it('name the pages that name what cannot be listed, not the targets', () => {
    const set = { en: '/', de: '/de/', fr: '/fr/', 'x-default': '/' };
    const gone = pageFrom('', { url: `${ORIGIN}/fr/`, status: 404 });
    const found = explainedSite([page('/', 'en', set), page('/de/', 'de', set), gone]).cause('hreflang/sets');
    expect(found?.title).to.equal('hreflang names broken pages (on 2 pages)');
    expect(found?.urls).to.deep.equal([`${ORIGIN}/`, `${ORIGIN}/de/`]);
    expect(found?.steps[1]).to.equal(`Broken pages that are named: ${ORIGIN}/fr/ (fr: 404), on ${ORIGIN}/.`);
    expect(found?.snippets[0]?.code).to.not.include('/fr/');
  });

  it('correct codes that cannot be read', () => {
    const set = { en: '/', 'de-DE': '/de/', 'en-UK': '/uk/', 'x-default': '/' };
    const pages = [page('/', 'en', set), page('/de/', 'de', set), page('/uk/', 'en-GB', set)];
    const found = explainedSite(pages).cause('hreflang/sets');
    expect(found?.title).to.equal('hreflang codes that search engines cannot read on 3 pages');
    expect(found?.snippets[0]?.code).to.include(`hreflang="en-GB" href="${ORIGIN}/uk/"`);
  });

  it('are no cause where the sets are whole', () => {
    const set = { en: '/', de: '/de/', 'x-default': '/' };
    expect(explainedSite([page('/', 'en', set), page('/de/', 'de', set)]).cause('hreflang/sets')).to.equal(undefined);
  });
});
