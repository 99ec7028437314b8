import { expect } from 'chai';
import { explainedSite } from '../../../../support/sites/explained-site.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const ORIGIN = 'https://site.example';
const gone = pageFrom('', { url: `${ORIGIN}/gone`, status: 404 });
const lost = pageFrom('', { url: `${ORIGIN}/lost`, status: 404 });
const site = (count: number) => [
  ...Array.from({ length: count }, (_, at) =>
    pageFrom(
      htmlPage(`<p>${at}${at === 0 ? '<a href="/lost">Lost</a>' : ''}</p><footer><a href="/gone">Terms</a></footer>`),
      { url: `${ORIGIN}/blog/${at}` },
    ),
  ),
  gone,
  lost,
];

describe('[U] template links', () => {
  it('names the link, its place and the template behind the pages', () => {
    const { cause, rest } = explainedSite(site(8));
    const found = cause('links/template');
    expect(found?.title).to.equal('Template links to missing pages (1 link on 8 pages)');
    expect(found?.steps[0]).to.equal(
      `Change the link "Terms" to ${gone.url} (404) in the footer of the template behind 8 pages, such as ${ORIGIN}/blog/0: point it to a page that exists, or remove it.`,
    );
    expect(found?.template).to.deep.include({ pattern: '/blog/*', line: `<a href="${gone.url}">Terms</a>` });
    const left = rest.filter(({ check_id }) => check_id === 'link/broken-internal').map(({ url }) => url);
    expect(left).to.deep.equal([lost.url]);
  });

  it('joins links that the template computes from the language of each page', () => {
    const pages = ['de', 'fr', 'es', 'it', 'pl', 'nl'].map((code) =>
      pageFrom(htmlPage(`<nav><a href="/${code}.html">Home</a></nav><p>${code}</p>`), {
        url: `${ORIGIN}/${code}/prices`,
      }),
    );
    const missing = pages.map(({ url }) => pageFrom('', { url: url.replace('/prices', '.html'), status: 404 }));
    const found = explainedSite([...pages, ...missing]).cause('links/template');
    expect(found?.title).to.equal('Template links to missing pages (1 link on 6 pages)');
    expect(found?.steps[0]).to.equal(
      `Change the link "Home" to ${ORIGIN}/de.html and 5 more of that form (404) in the navigation of the template behind 6 pages, such as ${ORIGIN}/de/prices: point it to a page that exists, or remove it.`,
    );
  });

  it('costs what the links of a page lose, not what each page that repeats them is worth', () => {
    const menu = (dead: number) => {
      const links = Array.from({ length: 10 }, (_, at) => `<a href="/${at < dead ? 'gone' : 'menu'}/${at}">${at}</a>`);
      const body = (at: number) => htmlPage(`<nav>${links.join('')}</nav><p>${at}</p>`);
      const pages = Array.from({ length: 20 }, (_, at) => pageFrom(body(at), { url: `${ORIGIN}/blog/${at}` }));
      const missing = Array.from({ length: dead }, (_, at) =>
        pageFrom('', { url: `${ORIGIN}/gone/${at}`, status: 404 }),
      );
      return explainedSite([...pages, ...missing]).cause('links/template')?.loss ?? 0;
    };
    expect(menu(1)).to.be.closeTo(0.15 * Math.sqrt(0.1), 1e-9);
    expect(menu(10)).to.be.closeTo(0.15, 1e-9);
  });

  it('is none for dead links of a few pages', () => {
    expect(explainedSite(site(3)).cause('links/template')).to.equal(undefined);
  });
});
