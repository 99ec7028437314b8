import { expect } from 'chai';
import type { AuditDeps } from '../../../activities/audits/audit-deps.js';
import { composeAgain } from '../../../activities/audits/compose-again.js';
import { composeAudit } from '../../../activities/audits/compose-audit.js';
import { composeWebsiteAudit } from '../../../activities/audits/compose-website-audit.js';
import { judgeCrawl } from '../../../activities/audits/judge-crawl.js';
import { judgeSpeed } from '../../../activities/audits/judge-speed.js';
import { loadGathered } from '../../../activities/audits/load-gathered.js';
import type { CompleteAudit } from '../../../domain/audits/audit-result.js';
import { resultKey, speedKey, websiteAuditKey } from '../../../domain/operations/artifact-keys.js';
import type { Acceptance } from '../../../domain/seo/acceptance/acceptance.js';
import type { StoredAcceptance } from '../../../domain/seo/acceptance/stored-acceptance.js';
import type { SpeedRun } from '../../../domain/speed/speed-run.js';
import { auditDeps, NOW, OPERATION } from '../../support/audit-deps.js';
import { speedRun } from '../../support/samples/speed-runs.js';
import { stubAcceptance } from '../../support/samples/stub-acceptance.js';
import { stubFinding } from '../../support/samples/stub-checks.js';
import { stubCrawls } from '../../support/samples/stub-crawl.js';
import { stubGathered } from '../../support/samples/stub-gathered.js';
import { htmlPage } from '../../support/sites/html-page.js';
import { pageFrom } from '../../support/sites/pages.js';

const url = 'https://site.example/';
const LATER = '2026-06-09T12:00:00.000Z';
const AGAIN = { id: 'f'.repeat(24), user_id: 'alice' };

/** An audit of a site of two pages that was composed on NOW, and what its user accepts from then on. */
async function auditedSite() {
  const accepted: StoredAcceptance[] = [];
  const noted: string[] = [];
  const pages = ['', 'a'].map((path) =>
    pageFrom(htmlPage(`<h1>${path}</h1><p>${'Words of it. '.repeat(80)}${path}</p>`), { url: url + path }),
  );
  const findings = {
    [url]: [stubFinding('title/long', '/')],
    [`${url}a`]: [stubFinding('title/long', '/a'), stubFinding('desc/missing', '/a')],
  };
  const crawls = stubCrawls({ crawl: { pages, findings } });
  const acceptances: AuditDeps['acceptances'] = {
    list: async () => accepted,
    noteEvidence: async () => undefined,
    noteAudit: async (_user, id, { findings: count }) => void noted.push(`${id}: ${count}`),
  };
  const kept = async (user: string, id: string) => {
    const crawl = await crawls.find(user, id);
    return crawl && { ...crawl, expires_at: '2026-07-01T00:00:00.000Z' };
  };
  const deps = auditDeps({ acceptances, crawls: { ...crawls, find: kept } });
  const later = { ...deps, now: () => Date.parse(LATER) };
  const runs: SpeedRun[] = [
    { strategy: 'mobile', run: { ok: true, value: { key: speedKey(OPERATION.id, 'mobile') } } },
  ];
  deps.values.set(`alice ${speedKey(OPERATION.id, 'mobile')}`, speedRun({ metrics: { lcp_ms: 4500 } }));
  const gathered = stubGathered({ runs });
  const speed = { ok: true as const, value: await judgeSpeed(deps, { operation: OPERATION, gathered }) };
  const judged = await judgeCrawl(deps, { operation: OPERATION, gathered, speed });
  await composeAudit(deps, {
    operation: OPERATION,
    gathered: { ...gathered, crawl: { ok: true, value: gathered.crawl } },
    judged: { ok: true, value: judged },
    speed,
    cancelled: false,
  });
  const read = () => structuredClone(deps.values.get(`alice ${resultKey(OPERATION.id)}`)) as CompleteAudit;
  const accept = (...given: Partial<Acceptance>[]) => {
    const stored = given.map((one) => ({ ...stubAcceptance(one), site: 'site.example', last_audit: null }));
    accepted.splice(0, accepted.length, ...stored);
  };
  const judgeAgain = async () => {
    const loaded = await loadGathered(later, { operation: AGAIN, audit_id: OPERATION.id });
    const input = { operation: OPERATION, gathered: loaded.gathered, again: loaded.again };
    const measured = { ok: true as const, value: await judgeSpeed(later, input) };
    const crawl = await judgeCrawl(later, { ...input, speed: measured });
    await composeAgain(later, {
      ...loaded,
      operation: AGAIN,
      audit_id: OPERATION.id,
      judged: crawl,
      speed: measured,
    });
    return read();
  };
  return { deps, read, accept, judgeAgain, noted };
}

const checksOf = ({ components }: CompleteAudit) =>
  Object.values(components).flatMap(({ issues }) => issues.map(({ check_id }) => check_id));

describe('[U] composeAgain', () => {
  it('leaves what was accepted since out of score, lists, fixes and counts, and says so', async () => {
    const { read, accept, judgeAgain, noted, deps } = await auditedSite();
    const before = read();
    expect(before).to.not.have.property('judged_again');
    accept({ id: 'a'.repeat(24), check: 'title/long' }, { id: 'b'.repeat(24), check: 'speed/lcp', url });
    const after = await judgeAgain();
    expect(checksOf(before)).to.include.members(['title/long', 'speed/lcp']);
    expect(checksOf(after)).to.deep.equal(checksOf(before).filter((id) => id !== 'title/long' && id !== 'speed/lcp'));
    expect(after.component_scores.on_page_seo).to.be.greaterThan(before.component_scores.on_page_seo ?? 100);
    expect(JSON.stringify(after.recommendations)).to.not.include('title/long');
    expect(after.accepted).to.deep.include({ findings: 3 });
    expect(after.judged_again).to.deep.equal({ at: LATER, acceptances: ['a'.repeat(24), 'b'.repeat(24)] });
    expect(noted).to.deep.equal([`${'a'.repeat(24)}: 2`, `${'b'.repeat(24)}: 1`]);
    expect(deps.values.get(`alice ${resultKey(AGAIN.id)}`)).to.deep.equal({
      audit_id: OPERATION.id,
      judged_again: after.judged_again,
      accepted_findings: 3,
      overall_score: after.overall_score,
      previous_overall_score: before.overall_score,
    });
  });

  it('keeps id, day and line of the audit, and calls no webhook', async () => {
    const { read, accept, judgeAgain, deps } = await auditedSite();
    const before = read();
    accept({ check: 'title/long' });
    const published = deps.published.length;
    const after = await judgeAgain();
    expect(after).to.include({ audit_id: OPERATION.id, generated_at: NOW, duration_ms: before.duration_ms });
    expect(deps.published).to.have.length(published);
    expect(deps.lines).to.have.length(1);
    expect(deps.lines[0]).to.deep.include({
      id: OPERATION.id,
      overall_score: after.overall_score,
      component_scores: after.component_scores,
      issue_counts: after.issue_counts,
    });
    expect(deps.snapshots.at(-1)).to.include({ audit_id: OPERATION.id, day: NOW.slice(0, 10) });
  });

  it('is the audit as it was once everything is withdrawn, and the same however often it is done', async () => {
    const { read, accept, judgeAgain } = await auditedSite();
    const before = read();
    accept({ check: 'title/long' });
    const once = await judgeAgain();
    expect(await judgeAgain()).to.deep.equal(once);
    accept();
    const { judged_again, ...withdrawn } = await judgeAgain();
    expect(judged_again).to.deep.equal({ at: LATER, acceptances: [] });
    expect(withdrawn).to.deep.equal(before);
  });

  it('makes the plan of a website audit anew', async () => {
    const { accept, judgeAgain, deps } = await auditedSite();
    await composeWebsiteAudit(deps, { operation: OPERATION });
    accept({ check: 'title/long' });
    const after = await judgeAgain();
    const plan = deps.values.get(`alice ${websiteAuditKey(OPERATION.id)}`) as { detailed_report: CompleteAudit };
    expect(plan.detailed_report).to.deep.equal(after);
  });

  it('judges by those acceptances that held when it began, and by no others', async () => {
    const { accept, judgeAgain } = await auditedSite();
    accept(
      { id: 'a'.repeat(24), check: 'title/long', until: LATER.slice(0, 10) },
      { check: 'desc/*', until: '2026-06-08' },
    );
    const after = await judgeAgain();
    expect(after.judged_again?.acceptances).to.deep.equal(['a'.repeat(24)]);
    expect(checksOf(after)).to.include('desc/missing').and.not.include('title/long');
  });
});
