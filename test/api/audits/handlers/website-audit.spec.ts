import { expect } from 'chai';
import type { CompleteAudit } from '../../../../domain/audits/audit-result.js';
import { endOperation, type OperationsApi, startOperationsApi } from '../../../support/api/operations-api.js';
import { sampleResult } from '../../../support/samples/sample-results.js';

const PATH = '/api/seo/workflow/website-audit';
const SITE = 'https://site.example/';

describe('[I] website audit handler', () => {
  let running: OperationsApi;
  let alice: Record<string, string>;
  before(async () => {
    running = await startOperationsApi();
    alice = await running.as('alice', 'premium');
  });
  after(() => running.stop());
  beforeEach(() => running.gateway.reset());

  const post = (body: object, headers: Record<string, string> = alice) =>
    running.api.call('POST', PATH, { headers, body });

  it('starts what a complete audit would, and no one waits for it by default', async () => {
    const competitors = ['https://one.example/', 'https://two.example/'];
    const answer = await post({ website_url: 'site.example', competitors, target_keywords: ['lamps'], max_pages: 50 });
    expect(answer.status, answer.text).to.equal(202);
    expect(running.gateway.started[0]).to.deep.include({
      type: 'website_audit',
      input: {
        audit_type: 'complete',
        website_url: SITE,
        competitors,
        target_keywords: ['lamps'],
        max_pages: 50,
        crawl_depth: null,
        crawl: { render: 'auto' },
      },
    });
  });

  it('answers summary, audit and plans when it ends within the wait, as the contract says', async () => {
    running.gateway.onStart = async (operation) =>
      endOperation(running.store, operation, 'completed', { result: await sampleResult(operation) });
    const answer = await post({ website_url: SITE }, { ...alice, prefer: 'wait=10' });
    expect(answer.status, answer.text).to.equal(200);
    const [operation] = running.gateway.started;
    const body = answer.json as { detailed_report: CompleteAudit; executive_summary: string; action_plans: object };
    expect(body.detailed_report).to.include({ audit_id: operation?.id, audit_type: 'complete' });
    expect(body.executive_summary).to.equal(body.detailed_report.executive_summary);
    expect(Object.keys(body.action_plans)).to.deep.equal(['days_30', 'days_60', 'days_90']);

    const followed = await running.api.call('GET', `/api/operations/${operation?.id}`, { headers: alice });
    expect(followed.json).to.deep.include({ result: body });
    expect(followed.json).to.have.nested.property('links.audit', `/api/seo/audits/${operation?.id}`);
  });

  it('is not for the free plan, nor for one competitor', async () => {
    expect((await post({ website_url: SITE }, await running.as('carol', 'free'))).status).to.equal(402);
    expect((await post({ website_url: SITE, competitors: ['https://one.example/'] })).status).to.equal(422);
  });
});
