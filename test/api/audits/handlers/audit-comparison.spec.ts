import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import type { AuditComparison } from '../../../../domain/audits/audit-comparison.js';
import type { CompleteAudit } from '../../../../domain/audits/audit-result.js';
import { resultKey } from '../../../../domain/operations/artifact-keys.js';
import { type OperationsApi, startOperationsApi } from '../../../support/api/operations-api.js';
import { sampleResult } from '../../../support/samples/sample-results.js';

const NEVER_WAS = '00000000deadbeef00000000';

describe('[I] audit comparison handler', () => {
  let running: OperationsApi;
  let alice: Record<string, string>;
  before(async () => {
    running = await startOperationsApi();
    alice = await running.as('alice');
  });
  after(() => running.stop());

  const get = (base: string, other: string, headers = alice) =>
    running.api.call('GET', `/api/seo/audits/${base}/compare/${other}`, { headers });

  /** Puts an audit into the store as composing leaves it; `change` makes it another one. */
  async function audit(
    { site = 'site.example', user = 'alice', day = 1, max_pages = 500 } = {},
    change: (audit: CompleteAudit) => void = () => {},
  ): Promise<string> {
    const id = randomBytes(12).toString('hex');
    const made = (await sampleResult({ id, type: 'complete_audit' })) as CompleteAudit;
    change(made);
    await running.store.artifacts.put(user, resultKey(id), made);
    const { audit_type, website_url, status, overall_score, overall_status, score_coverage } = made;
    const created_at = `2026-06-0${day}T00:00:00.000Z`;
    const { component_scores, issue_counts } = made;
    await running.store.audits.record({
      id,
      user_id: user,
      site,
      created_at,
      audit_type,
      website_url,
      status,
      overall_score,
      overall_status,
      score_coverage,
      component_scores,
      issue_counts,
    });
    const input = { max_pages, crawl_depth: 3 };
    await running.store.operations.insert({
      id,
      user_id: user,
      type: 'complete_audit',
      status: 'completed',
      input,
      fingerprint: 'f',
      site,
      created_at,
      request_id: 'r',
      workflow_id: id,
      started_at: null,
      finished_at: null,
      has_result: true,
      error: null,
      progress: { done: 100, total: 100, phase: 'done', message: '' },
    });
    return id;
  }

  it('tells what changed from one to the other, as the contract says', async () => {
    const base = await audit({ day: 1 });
    const other = await audit({ day: 2, max_pages: 50 }, (made) => {
      made.components.on_page_seo.issues.splice(0, 1);
      made.crawl.pages += 40;
    });
    const answer = await get(base, other);
    expect(answer.status, answer.text).to.equal(200);
    const compared = answer.json as AuditComparison;
    expect(compared).to.deep.include({ earlier: 'base', pages: { from: 2, to: 42, change: 40 } });
    expect(compared.counts).to.include({ new: 0, fixed: 1, worse: 0, better: 0, not_compared: 0 });
    expect(compared.notes).to.deep.equal([
      'The audits were asked for with different bounds: max_pages 500 and 50.',
      'The crawls differ in size, 2 pages and 42 pages: counts of affected pages move with it.',
    ]);
    const back = (await get(other, base)).json as AuditComparison;
    expect([back.earlier, back.counts.new, back.counts.fixed]).to.deep.equal(['other', 1, 0]);
  });

  it('reads audits of before some fields were kept', async () => {
    const old = await audit({ day: 1 }, (made) => {
      const { check_settings: _settings, score_breakdown: _breakdown, reliability: _reliability, ...newer } = made;
      const { score_gates: _gates, ...rest } = newer;
      for (const name of Object.keys(made)) delete (made as Partial<CompleteAudit>)[name as keyof CompleteAudit];
      Object.assign(made, rest);
      for (const component of Object.values(made.components)) delete component.checks_run;
    });
    const answer = await get(old, await audit({ day: 2 }));
    expect(answer.status, answer.text).to.equal(200);
    expect((answer.json as AuditComparison).notes).to.deep.equal([
      'The base audit does not say which checks it ran: what looks new or fixed may be a check that was added since.',
    ]);
  });

  it('is refused for audits of different sites', async () => {
    const [base, other] = [await audit(), await audit({ site: 'other.example' })];
    const answer = await get(base, other);
    expect([answer.status, answer.json]).to.deep.equal([
      422,
      {
        detail: [
          {
            loc: ['path', 'other_id'],
            msg: 'Only audits of one site can be compared; these are of site.example and other.example',
            type: 'different_sites',
          },
        ],
      },
    ]);
  });

  it('knows audits of the caller alone, on either side', async () => {
    const own = await audit();
    const foreign = await audit({ user: 'bob' });
    for (const [base, other] of [
      [own, foreign],
      [foreign, own],
      [own, NEVER_WAS],
      [NEVER_WAS, NEVER_WAS],
    ] as const) {
      const answer = await get(base, other);
      expect([answer.status, answer.json]).to.deep.equal([404, { detail: 'Not found' }]);
    }
    expect((await get(own, 'x')).status).to.equal(404);
  });
});
