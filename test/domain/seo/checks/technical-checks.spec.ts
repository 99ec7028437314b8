import { expect } from 'chai';
import { TECHNICAL_CHECKS } from '../../../../domain/seo/checks/technical-checks.js';
import { judgePage, judgeSite } from '../../../../domain/seo/judge.js';
import { context } from '../../../support/check-context.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { robotsFrom } from '../../../support/sites/robots-from.js';
import { siteFrom } from '../../../support/sites/site.js';

const PATHS = ['/', '/tables', '/chairs'];
const PROBES = {
  http_form: { status: 200, final_url: 'https://site.example/', error: null },
  https_form: { status: 200, error: null },
  www_form: { url: 'https://www.site.example/', status: 200, final_url: 'https://site.example/', error: null },
  random_path: { url: 'https://site.example/x7', status: 404, redirect_url: null, title: 'Not found', simhash: null },
  favicon: null,
  llms_txt: null,
};

/** A page that links to the others of a small site, names itself, and is sent as it should be. */
function faultlessPage(path: string) {
  const url = `https://site.example${path}`;
  const links = PATHS.map((other) => `<a href="${other}">All about ${other}</a>`).join(' ');
  const head = `<link rel="canonical" href="${url}"><link rel="alternate" hreflang="en" href="${url}"><link rel="alternate" hreflang="x-default" href="${url}">`;
  return pageFrom(htmlPage(`<p>This is the page ${url}.</p>${links}`, head), {
    url,
    headers: { 'content-encoding': 'br' },
  });
}

describe('[U] TECHNICAL_CHECKS', () => {
  it('holds checks with ids of their own, all of the technical component', () => {
    expect(TECHNICAL_CHECKS.length).to.be.greaterThan(150);
    expect(new Set(TECHNICAL_CHECKS.map(({ id }) => id)).size).to.equal(TECHNICAL_CHECKS.length);
    expect(new Set(TECHNICAL_CHECKS.map(({ component }) => component))).to.deep.equal(new Set(['technical_seo']));
  });

  for (const check of TECHNICAL_CHECKS) {
    it(`tells what ${check.id} is about, why and how to mend it`, () => {
      expect(check.id).to.match(/^[a-z]+\/[a-z0-9-]+$/);
      expect(check.title).to.match(/^\S.{8,80}$/);
      expect(check.why).to.match(/^\S.{30,}[.)]$/);
      expect(check.fix).to.match(/^\S.{10,}[.)]$/);
      expect(check.reference).to.match(/^https:\/\/\S+$/);
      expect(check.effort_hours).to.be.within(0.25, 8);
    });
  }

  it('find nothing on a site without errors', () => {
    const pages = PATHS.map(faultlessPage);
    const site = siteFrom(pages, { robots: robotsFrom(), probes: PROBES, external_links: [] });
    const found = [
      ...pages.flatMap((page) => judgePage(page, TECHNICAL_CHECKS, context()).findings),
      ...judgeSite(site, TECHNICAL_CHECKS, context()).findings,
    ];
    expect(found.map(({ check_id, url, observed }) => `${check_id} ${url} ${observed}`)).to.deep.equal([]);
  });

  it('stand answers that are no pages', () => {
    const error = { kind: 'dns' as const, message: 'unknown host' };
    const pages = [
      pageFrom('', { url: 'https://site.example/a', status: 0, allowed: false }),
      pageFrom('', { url: 'https://site.example/b', status: 0, fetch: { error } }),
      pageFrom('', { url: 'https://site.example/c', status: 304 }),
    ];
    const failures = pages.flatMap((page) => judgePage(page, TECHNICAL_CHECKS, context()).failed);
    const verdict = judgeSite(siteFrom(pages), TECHNICAL_CHECKS, context());
    expect([failures, verdict.failed]).to.deep.equal([[], []]);
    expect(verdict.skipped.map(({ reason }) => reason)).to.include.members([
      'robots.txt was not read',
      'the host was not probed',
      'external links were not checked',
    ]);
  });
});
