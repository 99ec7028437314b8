import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import type { CompleteAudit } from '../../../../domain/audits/audit-result.js';
import { gatheredKey, resultKey } from '../../../../domain/operations/artifact-keys.js';
import { crawlId } from '../../../../workflows/crawl/contract/crawl-site.js';
import { endOperation, type OperationsApi, startOperationsApi } from '../../../support/api/operations-api.js';
import { sampleResult } from '../../../support/samples/sample-results.js';
import { EXPIRES, storeCrawl } from '../../../support/sites/crawled-pages.js';

const URL = 'https://site.example/';

describe('[I] judging an audit again', () => {
  let running: OperationsApi;
  let alice: Record<string, string>;
  let day = 1;
  before(async () => {
    running = await startOperationsApi();
    alice = await running.as('alice');
  });
  after(() => running.stop());
  beforeEach(() => {
    running.gateway.onStart = async () => undefined;
    running.gateway.started.length = 0;
  });

  const judge = (id: string, headers: Record<string, string> = { prefer: 'respond-async' }) =>
    running.api.call('POST', `/api/seo/audits/${id}/judge-again`, { headers: { ...alice, ...headers } });

  /** An audit in the store as composing leaves it, of a site of its own unless another is given. */
  async function audit({
    site = `${randomBytes(4).toString('hex')}.example`,
    expires = EXPIRES,
    gathered = true,
  } = {}) {
    const id = randomBytes(12).toString('hex');
    const made = (await sampleResult({ id, type: 'complete_audit' })) as CompleteAudit;
    await running.store.artifacts.put('alice', resultKey(id), made);
    if (gathered) await running.store.artifacts.put('alice', gatheredKey(id), {});
    await storeCrawl(running.store, { crawl_id: crawlId(id, 'site'), start_url: URL, expires });
    const { audit_type, status, overall_score, overall_status, score_coverage, component_scores, issue_counts } = made;
    const line = { audit_type, status, overall_score, overall_status, score_coverage, component_scores, issue_counts };
    const created_at = `2026-05-${String(day++).padStart(2, '0')}T00:00:00.000Z`;
    const website_url = `https://${site}/`;
    await running.store.audits.record({ ...line, id, user_id: 'alice', site, website_url, created_at });
    return { id, site, website_url };
  }

  const accept = async (site_url: string, check = 'title/long') => {
    const body = { site_url, check, reason: 'As it is' };
    const answer = await running.api.call('POST', '/api/seo/acceptances', { headers: alice, body });
    expect(answer.status, answer.text).to.equal(201);
  };
  const idOf = (answer: { json: unknown }) => (answer.json as { id: string }).id;

  it('starts an operation about the audit, once for the same acceptances', async () => {
    const { id, website_url } = await audit();
    const first = await judge(id);
    expect(first.status).to.equal(202);
    expect(first.json).to.include({ type: 'judge_again' });
    expect(idOf(await judge(id))).to.equal(idOf(first));
    // A start that is asked for again while it waits is repeated under the same name.
    for (const { id: name, input } of running.gateway.started)
      expect([name, input]).to.deep.equal([idOf(first), { audit_id: id }]);
    await accept(website_url);
    const busy = await judge(id);
    expect(busy.status).to.equal(409);
    expect(busy.text).to.include(idOf(first));
    const [operation] = running.gateway.started;
    if (!operation) throw new Error('Nothing was started');
    await endOperation(running.store, operation, 'completed', { result: {} });
    expect(idOf(await judge(id))).to.not.equal(idOf(first));
  });

  it('answers what came of it when it ended in time, as the contract says', async () => {
    const { id } = await audit();
    const result = {
      audit_id: id,
      judged_again: { at: '2026-06-02T08:00:00.000Z', acceptances: [] },
      accepted_findings: 0,
      overall_score: 70,
      previous_overall_score: 70,
    };
    running.gateway.onStart = (operation) => endOperation(running.store, operation, 'completed', { result });
    const answer = await judge(id, {});
    expect([answer.status, answer.json]).to.deep.equal([200, result]);
  });

  it('is for the newest audit of a kind alone', async () => {
    const old = await audit();
    const newest = await audit({ site: old.site });
    const answer = await judge(old.id);
    expect(answer.status).to.equal(409);
    expect(answer.text).to.include(newest.id);
    expect((await judge(newest.id)).status).to.equal(202);
  });

  it('says 410 where the crawl is gone, or the audit is of before', async () => {
    const gone = await judge((await audit({ expires: new Date(Date.now() + 60_000) })).id);
    expect(gone.status).to.equal(410);
    expect(gone.text).to.include('no longer kept');
    const before = await judge((await audit({ gathered: false })).id);
    expect(before.status).to.equal(410);
    expect(before.text).to.include('before audits could be judged again');
    expect(running.gateway.started).to.deep.equal([]);
  });

  it('knows no audit of others, and none that never was', async () => {
    const { id } = await audit();
    const bob = await running.as('bob');
    expect((await judge(id, bob)).status).to.equal(404);
    expect((await judge('00000000deadbeef00000000')).status).to.equal(404);
  });

  it('does the same under one Idempotency-Key, and refuses it for another audit', async () => {
    const [one, other] = [await audit(), await audit()];
    const headers = { prefer: 'respond-async', 'idempotency-key': 'again-1' };
    const first = await judge(one.id, headers);
    expect(idOf(await judge(one.id, headers))).to.equal(idOf(first));
    expect((await judge(other.id, headers)).status).to.equal(422);
  });
});
