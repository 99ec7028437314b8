import { expect } from 'chai';
import { explainFindings } from '../../../../domain/seo/causes/explain-findings.js';
import { context } from '../../../support/check-context.js';
import { explainedSite } from '../../../support/sites/explained-site.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { sitemapEntry, sitemapFrom } from '../../../support/sites/sitemaps.js';
import { translatedSite } from '../../../support/sites/translated-site.js';

const SYMPTOMS = [
  'hreflang/on-noncanonical',
  'hreflang/to-noncanonical',
  'link/to-canonicalised',
  'sitemap/url-noncanonical',
];

describe('[U] explain findings', () => {
  const pages = translatedSite();
  const sitemap = sitemapFrom({ entries: pages.map(({ url }) => sitemapEntry(url)) });
  const explained = explainedSite(pages, { sitemap });

  it('joins hreflang, sitemap and link findings to the canonicals of the translations', () => {
    const cause = explained.cause('canonical/translations');
    expect(cause?.pages).to.equal(12);
    const { symptoms = [], findings } = cause?.explains ?? {};
    const named = new Map(symptoms.map(({ check_id, findings: count }) => [check_id, count]));
    // 12 translations, each in the set of the one version that can be indexed, in the sitemap and in every menu.
    expect(SYMPTOMS.map((id) => named.get(id))).to.deep.equal([12, 12, 12 * 17, 12]);
    expect(findings).to.equal(symptoms.reduce((sum, { findings: count }) => sum + count, 0));
    expect(explained.rest.filter(({ check_id }) => SYMPTOMS.includes(check_id))).to.deep.equal([]);
  });

  it('leaves no finding behind and takes none twice', () => {
    const count = (findings: readonly { count?: number }[]) =>
      findings.reduce((sum, { count: cases = 1 }) => sum + cases, 0);
    const taken = explained.causes.reduce((sum, cause) => sum + cause.findings + cause.explains.findings, 0);
    expect(taken + count(explained.rest)).to.equal(count(explained.findings));
  });

  it('names symptoms by the titles of their checks, the most frequent first', () => {
    const symptoms = explained.cause('canonical/translations')?.explains.symptoms ?? [];
    expect(symptoms[0]).to.include({ check_id: 'link/to-canonicalised' });
    expect(symptoms[0]?.title).to.equal('Internal link to a non-canonical page');
    const counts = symptoms.map(({ findings }) => findings);
    expect(counts).to.deep.equal([...counts].sort((one, other) => other - one));
  });

  it('has no cause without a finding of its own check, and gives back what it would have explained', () => {
    const own = new Set(['canonical/to-other-language', 'index/canonicalised']);
    const others = explained.findings.filter(({ check_id }) => !own.has(check_id));
    const titles = new Map<string, string>();
    const { causes, rest } = explainFindings(others, explained.site, { titles, thresholds: context().thresholds });
    expect(causes.map(({ id }) => id)).to.not.include('canonical/translations');
    expect(rest.filter(({ check_id }) => SYMPTOMS.includes(check_id)).length).to.be.greaterThan(0);
  });

  it('finds no cause on a site whose translations name themselves', () => {
    const sound = explainedSite(translatedSite((code, slug) => (code === 'en' ? `/${slug}` : `/${code}/${slug}`)));
    expect(sound.causes.filter(({ level }) => level === 'canonical')).to.deep.equal([]);
    expect(sound.findings.filter(({ check_id }) => SYMPTOMS.includes(check_id))).to.deep.equal([]);
  });

  it('explains what only one page shows by nothing', () => {
    const { causes, rest, findings } = explainedSite([pageFrom(htmlPage(), { url: 'https://site.example/' })]);
    expect(causes).to.deep.equal([]);
    expect(rest).to.deep.equal(findings);
  });
});
