import { expect } from 'chai';
import { composePageAnalysis } from '../../../activities/pages/compose-page-analysis.js';
import type { PageAnalysis } from '../../../domain/pages/analysis/page-analysis.js';
import type { Acceptance } from '../../../domain/seo/acceptance/acceptance.js';
import { Acceptor } from '../../../domain/seo/acceptance/acceptor.js';
import { ALL_CHECKS } from '../../../domain/seo/checks/index.js';
import { ANALYZED_AT, analysisDeps } from '../../support/analysis-deps.js';
import { crawlResult } from '../../support/audit-deps.js';
import { speedRun } from '../../support/samples/speed-runs.js';
import { stubAcceptance } from '../../support/samples/stub-acceptance.js';
import { htmlPage } from '../../support/sites/html-page.js';
import { pageFrom } from '../../support/sites/pages.js';
import { siteFrom } from '../../support/sites/site.js';

const operation = { id: '0123456789abcdef01234567', user_id: 'alice' };
const url = 'https://site.example/';
const html = htmlPage('<h1>Lamps</h1><a href="/gone">gone</a>', '<meta name="description" content="Lamps and more.">');
const page = pageFrom(html, { url, depth: 0 });
const input = { operation, url: 'http://site.example/', page_key: 'page', target_keywords: ['lamps'] };

describe('[U] composing a page analysis', () => {
  it('stores it as the result, and as the latest of its page', async () => {
    const deps = analysisDeps();
    deps.values.set('alice page', page);
    const { key } = await composePageAnalysis(deps, { ...input, full: null });
    const result = deps.values.get(`alice ${key}`) as PageAnalysis;
    expect(result).to.deep.include({
      url: 'http://site.example/',
      final_url: url,
      kind: 'comprehensive',
      full: null,
      analyzed_at: ANALYZED_AT,
      generated_at: ANALYZED_AT,
      duration_ms: 0,
    });
    expect(deps.analyses.get('alice http://site.example/')).to.deep.equal(result);
  });

  it('leaves out what was accepted of its site, and the gate that rests on it', async () => {
    const asked: string[] = [];
    const untitled = pageFrom('<main><h1>Lamps</h1></main>', { url, depth: 0 });
    const judge = async (acceptances: Acceptance[]) => {
      const deps = analysisDeps({
        openAcceptor: async ({ id, user_id }, site, audit_kind) => {
          asked.push(`${user_id} ${site} ${audit_kind}`);
          return new Acceptor(acceptances, ALL_CHECKS, { audit_id: id, audit_kind, now: ANALYZED_AT });
        },
      });
      deps.values.set('alice page', untitled);
      const { key } = await composePageAnalysis(deps, { ...input, full: null });
      return deps.values.get(`alice ${key}`) as PageAnalysis;
    };
    const before = await judge([]);
    const accepted = await judge([stubAcceptance({ check: 'title/missing' })]);
    const idsOf = ({ categories }: PageAnalysis) => categories.meta_data.issues.map(({ check_id }) => check_id);
    expect(idsOf(before)).to.include('title/missing');
    expect(idsOf(accepted)).to.not.include('title/missing');
    expect(accepted.issue_counts.critical).to.equal(before.issue_counts.critical - 1);
    expect(accepted.weighted_mean).to.be.greaterThan(before.weighted_mean);
    expect(before.score_gates.map(({ id }) => id)).to.include('missing_titles');
    expect(accepted.score_gates.map(({ id }) => id)).to.not.include('missing_titles');
    expect(before.accepted).to.deep.equal({ findings: 0, acceptances: [], issues: [] });
    expect(accepted.accepted.issues.map(({ check_id }) => check_id)).to.deep.equal(['title/missing']);
    expect(accepted.accepted.acceptances.map(({ findings }) => findings)).to.deep.equal([1]);
    expect(new Set(asked)).to.deep.equal(new Set(['alice site.example page_analysis']));
  });

  it('is judged by the settings that were settled', async () => {
    const deps = analysisDeps();
    deps.values.set('alice page', page);
    const check_settings = { thresholds: {}, severities: { 'canonical/missing': 'critical' as const } };
    const { key } = await composePageAnalysis(deps, { ...input, check_settings, full: null });
    const result = deps.values.get(`alice ${key}`) as PageAnalysis;
    expect(result.categories.technical.issues.map(({ check_id }) => check_id)).to.deep.equal(['canonical/missing']);
  });

  it('takes in what a full one gathered', async () => {
    const gone = pageFrom('', { url: `${url}gone`, status: 404 });
    const deps = analysisDeps({ readSite: async () => siteFrom([page, gone]) });
    deps.values.set('alice page', page);
    deps.values.set('alice run', speedRun());
    const run = { ok: true as const, value: { key: 'run' } };
    const none = { ok: false as const, error: { code: 'browser_unavailable' as const, detail: 'No Chromium' } };
    const { key } = await composePageAnalysis(deps, {
      ...input,
      full: { crawl: { ok: true, value: crawlResult() }, rendering: none, speed: [{ strategy: 'mobile', run }] },
    });
    const result = deps.values.get(`alice ${key}`) as PageAnalysis;
    expect(result.kind).to.equal('full');
    expect(result.full?.surroundings).to.deep.include({ status: 'completed', pages: 1 });
    expect(result.full?.rendering).to.deep.equal({ status: 'failed', error: none.error });
    const ids = result.categories.user_experience.issues.map(({ check_id }) => check_id);
    expect(ids).to.include('link/broken-internal');
    expect(result.checks_skipped.map(({ id }) => id)).to.not.include.members(['title/duplicate', 'speed/lcp']);
  });

  it('compares nothing when the crawl did not get the page', async () => {
    const deps = analysisDeps({ readSite: async () => siteFrom([pageFrom('', { url, status: 500 })]) });
    deps.values.set('alice page', page);
    const none = { ok: false as const, error: { code: 'timeout' as const, detail: 'Too long' } };
    const full = { crawl: { ok: true as const, value: crawlResult() }, rendering: none, speed: [] };
    const { key } = await composePageAnalysis(deps, { ...input, full });
    const result = deps.values.get(`alice ${key}`) as PageAnalysis;
    expect(result.checks_skipped.map(({ id }) => id)).to.include('title/duplicate');
  });

  it('fails without the page', async () => {
    const failure = await composePageAnalysis(analysisDeps(), { ...input, full: null }).catch(String);
    expect(failure).to.equal('DomainError: The page is not in the store');
  });
});
