import { expect } from 'chai';
import { explainedSite } from '../../../../support/sites/explained-site.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = (path: string) => `https://site.example${path}`;
const moved = (path: string, to: string) =>
  pageFrom('', { url: url(path), status: 301, fetch: { redirect_url: url(to) } });
const site = (count: number) => [
  ...Array.from({ length: count }, (_, at) =>
    pageFrom(htmlPage(`<nav><a href="/old">Prices</a></nav><p>${at}</p>${at === 0 ? '<a href="/once">x</a>' : ''}`), {
      url: url(`/blog/${at}`),
    }),
  ),
  moved('/old', '/older'),
  moved('/older', '/prices'),
  moved('/once', '/prices'),
  pageFrom(htmlPage('<p>Prices</p>'), { url: url('/prices') }),
];

describe('[U] template redirects', () => {
  it('join the findings of redirects in a menu to the line that prints them', () => {
    const { cause, rest } = explainedSite(site(8));
    const found = cause('links/template-redirects');
    expect(found?.title).to.equal('Template links to redirects (1 link on 8 pages)');
    expect(found?.template).to.deep.include({
      pattern: '/blog/*',
      line: `<a href="${url('/old')}">`,
      change: `<a href="${url('/prices')}">`,
    });
    expect(found?.snippets.map(({ code }) => code)).to.deep.equal([`${url('/old')}\n  -> ${url('/prices')}`]);
    const left = rest.filter(({ check_id }) => check_id === 'link/to-redirect').map((finding) => finding.url);
    expect(left).to.deep.equal([url('/once')]);
  });

  it('are none on a few pages', () => {
    expect(explainedSite(site(3)).cause('links/template-redirects')).to.equal(undefined);
  });
});
