import { expect } from 'chai';
import { pageTargets } from '../../../../activities/crawl/read/page-targets.js';
import { createScope } from '../../../../domain/crawl/crawl-scope.js';
import { pageFrom } from '../../../support/sites/pages.js';

const SITE = 'https://site.example/';
const RULES = createScope(undefined, SITE);
const links = (...paths: string[]) => paths.map((path) => `<a href="${path}">x</a>`).join('');

describe('[U] page targets', () => {
  it('lists what a page links to once, in its own order', () => {
    const page = pageFrom(links('/b', '/a', '/b#part', '/b', 'mailto:a@site.example'), { url: SITE });
    expect(pageTargets(page, RULES)).to.deep.equal({ redirects: [], links: [`${SITE}b`, `${SITE}a`] });
  });

  it('stays on the site, www. or not, and off other hosts and ports', () => {
    const page = pageFrom(links('https://www.site.example/w', 'https://other.example/', 'https://site.example:8443/'), {
      url: SITE,
    });
    expect(pageTargets(page, RULES).links).to.deep.equal(['https://www.site.example/w']);
  });

  it('names a redirect and a refresh, within the site', () => {
    const refresh = (target: string) => `<meta http-equiv="refresh" content="0; url=${target}">`;
    const moved = pageFrom('', { url: `${SITE}old`, status: 301, fetch: { redirect_url: `${SITE}new` } });
    expect(pageTargets(moved, RULES)).to.deep.equal({ redirects: [`${SITE}new`], links: [] });
    expect(pageTargets(pageFrom(refresh('/en/'), { url: SITE }), RULES).redirects).to.deep.equal([`${SITE}en/`]);
    expect(pageTargets(pageFrom(refresh('https://other.example/'), { url: SITE }), RULES).redirects).to.deep.equal([]);
  });
});
