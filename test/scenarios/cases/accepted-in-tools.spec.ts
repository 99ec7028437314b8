import { expect } from 'chai';
import type { AuditDeps } from '../../../activities/audits/audit-deps.js';
import { composeOnPageAnalysis } from '../../../activities/audits/compose-on-page-analysis.js';
import { composeSitemapAnalysis, composeSpeedAnalysis } from '../../../activities/audits/compose-tools.js';
import type { Issue } from '../../../domain/audits/issue.js';
import { readSitemapKey, resultKey, singlePageKey, speedKey } from '../../../domain/operations/artifact-keys.js';
import type { Acceptance } from '../../../domain/seo/acceptance/acceptance.js';
import type { AcceptedFindings } from '../../../domain/seo/acceptance/accepted-findings.js';
import { auditDeps, OPERATION } from '../../support/audit-deps.js';
import { speedRun } from '../../support/samples/speed-runs.js';
import { stubAcceptance } from '../../support/samples/stub-acceptance.js';
import { htmlPage } from '../../support/sites/html-page.js';
import { pageFrom } from '../../support/sites/pages.js';
import { sitemapFrom } from '../../support/sites/sitemaps.js';

const url = 'https://site.example/lamps';

/** The fields that these specs read. */
interface Shown {
  score: number;
  overall_score: number;
  weighted_mean: number;
  cap: number;
  score_gates: { id: string }[];
  recommendations: { check_id: string }[];
  accepted: AcceptedFindings;
}

/** What a user of the site accepted; noting anything with it fails. */
function depsWith(...given: Partial<Acceptance>[]) {
  const stored = given.map((one) => ({ ...stubAcceptance(one), site: 'site.example', last_audit: null }));
  const notes: string[] = [];
  const acceptances: AuditDeps['acceptances'] = {
    list: async (user, site) => (user === 'alice' && site === 'site.example' ? stored : []),
    noteEvidence: async (_user, id) => void notes.push(id),
    noteAudit: async (_user, id) => void notes.push(id),
  };
  return { ...auditDeps({ acceptances }), notes };
}

function read(deps: ReturnType<typeof depsWith>): Shown & Record<string, unknown> {
  expect(deps.notes).to.deep.equal([]);
  return deps.values.get(`alice ${resultKey(OPERATION.id)}`) as Shown & Record<string, unknown>;
}

const idsOf = (...lists: unknown[]) =>
  lists.flatMap((list) => (list as Pick<Issue, 'check_id'>[]).map(({ check_id }) => check_id));

async function onPage(html: string, ...given: Partial<Acceptance>[]) {
  const deps = depsWith(...given);
  deps.values.set(`alice ${singlePageKey(OPERATION.id)}`, pageFrom(html, { url, keywords: ['zebra'] }));
  const page_key = singlePageKey(OPERATION.id);
  await composeOnPageAnalysis(deps, {
    operation: OPERATION,
    page_key,
    analyze_images: true,
    analyze_content_quality: true,
  });
  const result = read(deps);
  return { ...result, ids: idsOf(result['critical_issues'], result['warnings'], result['notices']) };
}

async function sitemaps(...given: Partial<Acceptance>[]) {
  const deps = depsWith(...given);
  const stored = { site_url: 'https://www.site.example/', robots: null, sitemap: sitemapFrom({ files: [] }) };
  deps.values.set(`alice ${readSitemapKey(OPERATION.id)}`, stored);
  await composeSitemapAnalysis(deps, { operation: OPERATION, sitemap_key: readSitemapKey(OPERATION.id) });
  return read(deps);
}

async function speed(...given: Partial<Acceptance>[]) {
  const deps = depsWith(...given);
  const key = speedKey(OPERATION.id, 'mobile');
  deps.values.set(`alice ${key}`, speedRun({ scores: { performance: 70 }, metrics: { lcp_ms: 4500 } }));
  await composeSpeedAnalysis(deps, {
    operation: OPERATION,
    url,
    runs: [{ strategy: 'mobile', run: { ok: true, value: { key } } }],
  });
  return read(deps);
}

const allIds = ({ issues }: Record<string, unknown>) => idsOf(...Object.values(issues as Record<string, Issue[]>));

describe('[U] accepted findings in single tools', () => {
  it('on-page: a check on this page leaves score, lists and advice, and is shown as accepted', async () => {
    const html = htmlPage('<h1>Lamps</h1><p>word </p>'.repeat(2), '<title>Lamps</title>');
    const before = await onPage(html);
    expect(before.ids).to.include('desc/missing');
    expect(before.accepted).to.deep.equal({ findings: 0, acceptances: [], issues: [] });
    const after = await onPage(html, { check: 'desc/missing', url });
    expect(after.ids).to.deep.equal(before.ids.filter((id) => id !== 'desc/missing'));
    expect(idsOf(after.recommendations)).to.not.include('desc/missing');
    expect(after.weighted_mean).to.be.greaterThan(before.weighted_mean);
    expect(after.accepted).to.nested.include({ findings: 1, 'issues[0].check_id': 'desc/missing' });
    expect(after.accepted.acceptances).to.have.nested.property('[0].reason', 'The legal name');
  });

  it('on-page: families and patterns cover, other pages and the past do not', async () => {
    const html = htmlPage('<p>word</p>', '<title>Lamps</title>');
    const family = await onPage(html, { check: 'desc/*', url_pattern: '/lamps*' });
    expect(family.ids.filter((id) => id.startsWith('desc/'))).to.deep.equal([]);
    const elsewhere = await onPage(html, { check: 'desc/*', url: 'https://site.example/other' });
    const expired = await onPage(html, { check: 'desc/*', until: '2026-05-31' });
    for (const { ids, accepted } of [elsewhere, expired]) {
      expect(ids).to.include('desc/missing');
      expect(accepted.findings).to.equal(0);
    }
  });

  it('on-page: a gate opens when all that it rests on was accepted', async () => {
    const html = htmlPage('<p>word</p>', '<title>Lamps</title>');
    const gatesOf = ({ score_gates }: Shown) => score_gates.map(({ id }) => id);
    const before = await onPage(html);
    expect(gatesOf(before)).to.include.members(['thin_pages', 'keywords_missing']);
    const after = await onPage(html, { check: 'content/*' });
    expect(gatesOf(after)).to.deep.equal([]);
    expect([after.cap, after.overall_score > before.overall_score]).to.deep.equal([100, true]);
  });

  it('sitemap: a site that lives without one loses nothing by it', async () => {
    const before = await sitemaps();
    expect([before.score, allIds(before)]).to.deep.equal([40, ['sitemap/missing']]);
    const after = await sitemaps({ check: 'sitemap/missing' });
    expect([after.score, allIds(after), after.accepted.findings]).to.deep.equal([100, [], 1]);
    expect(after.recommendations).to.deep.equal([]);
  });

  it('speed: what was accepted leaves the lists; the score is measured as a whole', async () => {
    const before = await speed();
    expect(allIds(before)).to.include('speed/lcp');
    const after = await speed({ check: 'speed/lcp', url: 'https://site.example/' });
    expect(allIds(after)).to.deep.equal(allIds(before).filter((id) => id !== 'speed/lcp'));
    expect([after.score, after.accepted.findings]).to.deep.equal([before.score, 1]);
  });
});
