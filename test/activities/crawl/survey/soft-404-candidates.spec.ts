import { expect } from 'chai';
import { Soft404Candidates } from '../../../../activities/crawl/survey/soft-404-candidates.js';
import { summarizePage } from '../../../../domain/seo/page/page-summary.js';
import { pageFrom } from '../../../support/sites/pages.js';

const SITE = 'https://site.example';
const page = (path: string, title: string) =>
  summarizePage(pageFrom(`<!DOCTYPE html><title>${title}</title><p>Sorry.</p>`, { url: SITE + path }));

describe('[U] soft 404 candidates', () => {
  it('are pages that look like error pages, the start page aside', () => {
    const candidates = new Soft404Candidates({ start_url: `${SITE}/`, probes: null });
    for (const [path, title] of [
      ['/', 'Page not found'],
      ['/gone', 'Page not found'],
      ['/lamps', 'Lamps'],
    ] as const)
      candidates.addPage(page(path, title));
    const { found, first, error_simhash } = candidates.result();
    expect([found, error_simhash, first.map(({ url }) => url)]).to.deep.equal([1, null, [`${SITE}/gone`]]);
    expect(first[0]?.signals.length).to.be.greaterThan(0);
  });

  it('are all counted, and the first fifty kept', () => {
    const candidates = new Soft404Candidates({ start_url: `${SITE}/`, probes: null });
    for (let at = 0; at < 60; at++) candidates.addPage(page(`/${at}`, 'Page not found'));
    const { found, first } = candidates.result();
    expect([found, first.length]).to.deep.equal([60, 50]);
  });
});
