import { expect } from 'chai';
import { type AuditAdviceSources, adviseAudit } from '../../../../activities/audits/judge/advise-audit.js';
import type { Deduction } from '../../../../domain/audits/audit-result.js';
import { measureSite } from '../../../../domain/seo/site/site-metrics.js';
import { component, NOW } from '../../../support/audit-deps.js';
import { stubCause } from '../../../support/samples/stub-cause.js';
import { stubIssue } from '../../../support/samples/stub-issue.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { siteFrom } from '../../../support/sites/site.js';

const url = 'https://site.example/';

function sources(overrides: Partial<AuditAdviceSources> = {}): AuditAdviceSources {
  const site = siteFrom([pageFrom('<title>Lamps for rooms | Site</title>', { url })]);
  return {
    site,
    components: {
      technical_seo: component('technical_seo', 80),
      on_page_seo: component('on_page_seo', 80),
      page_speed: component('page_speed', 80),
      sitemap: component('sitemap', 80),
      content_strategy: component('content_strategy', 80),
    },
    causes: [],
    rest_issues: [],
    metrics: measureSite(site, NOW),
    target_keywords: [],
    benchmark: null,
    now: NOW,
    ...overrides,
  };
}

describe('[U] advise audit', () => {
  it('ranks a fix for each cause and for each issue that no cause explains', () => {
    const given = sources({ causes: [stubCause({ check_ids: ['sitemap/x'] })] });
    given.components.technical_seo.issues = [stubIssue('a/b'), stubIssue('a/c'), stubIssue('sitemap/x')];
    const { recommendations } = adviseAudit(given);
    const fixes = recommendations.filter(({ kind }) => kind === 'fix').map(({ id }) => id);
    expect(fixes).to.deep.equal(['fix/canonical/test', 'fix/a/b', 'fix/a/c']);
    expect(recommendations.map(({ rank }) => rank)).to.deep.equal(recommendations.map((_, index) => index + 1));
  });

  it('joins what was measured on a page to the cause that is seen there', () => {
    const measured = stubIssue('speed/lcp', { component: 'page_speed' });
    const pages = measured.sample.map((one) => one.url);
    const given = sources({ causes: [stubCause({ lab: { check_ids: ['speed/lcp'], pages } })] });
    given.components.page_speed.issues = [measured];
    const { causes, recommendations } = adviseAudit(given);
    expect(causes[0]?.check_ids).to.include('speed/lcp');
    expect(recommendations.map(({ id }) => id)).to.not.include('fix/speed/lcp');
  });

  it('costs a fix by how much of the site it is about, where its component was scored by that', () => {
    const readCost = (deductions: Deduction[]) => {
      const given = sources();
      given.components.technical_seo.issues = [stubIssue('link/broken-internal')];
      given.components.technical_seo.deductions = deductions;
      const fix = adviseAudit(given).recommendations.find(({ kind }) => kind === 'fix');
      return Number.parseFloat(fix?.roi.basis ?? '');
    };
    const deduction: Deduction = { check_id: 'link/broken-internal', points: 1, affected: 1, measured: 1, formula: '' };
    expect(readCost([{ ...deduction, share: 0.1 }])).to.be.lessThan(readCost([deduction]));
  });

  it('describes the start page; null when nothing was crawled', () => {
    expect(adviseAudit(sources()).start_page).to.deep.equal({
      url,
      title: 'Lamps for rooms | Site',
      description: '',
      site_name: 'Site',
    });
    const site = siteFrom([]);
    expect(adviseAudit(sources({ site, metrics: measureSite(site, NOW) }))).to.include({ start_page: null });
  });
});
