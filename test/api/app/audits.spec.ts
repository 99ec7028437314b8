import { expect } from 'chai';
import { type AppPages, startAppPages } from '../../support/browser/app-pages.js';
import { findNext } from '../../support/find-next.js';
import { newOperation } from '../../support/operations.js';
import { newQueueItem } from '../../support/samples/new-queue-item.js';
import { stubAudit } from '../../support/samples/stub-audit.js';

describe('[I] pages of audits and operations', () => {
  let pages: AppPages;
  before(async () => {
    pages = await startAppPages();
  });
  after(() => pages.stop());

  it('say what to do when there is no audit', async () => {
    const { status, text } = await pages.get('/app/audits', 'newcomer');
    expect(status).to.equal(200);
    expect(text).to.contain('No audits yet').and.not.contain('Running now');
  });

  it('show what runs, and one that runs with a bar that moves', async () => {
    const operation = newOperation({ user_id: 'alice', type: 'complete_audit', site: 'lamps.example' });
    await pages.store.operations.insert(operation);
    const { text } = await pages.get('/app/audits');
    expect(text).to.contain('Running now').and.to.contain(`/app/operations/${operation.id}`);
    const page = await pages.get(`/app/operations/${operation.id}`);
    expect(page.text).to.contain(`data-events="/api/operations/${operation.id}/events"`);
    expect(page.text).to.not.contain(' by <bdi>');
    const shared = newOperation({ user_id: 'alice', created_by: 'sam <b>' });
    await pages.store.operations.insert(shared);
    expect((await pages.get(`/app/operations/${shared.id}`)).text).to.contain(' by <bdi>sam &lt;b></bdi>.');
    const workflow = encodeURIComponent(operation.workflow_id);
    expect(page.text).to.contain(`http://temporal.test/namespaces/linkwright/workflows/${workflow}`);
    expect((await pages.get(`/app/operations/${operation.id}`, 'bob')).status).to.equal(404);
  });

  it('lead back to the campaign that one is for', async () => {
    const campaign_id = 'c'.repeat(24);
    const queue = newOperation({ user_id: 'alice', type: 'queue_outreach', input: { campaign_id }, site: 'Spring' });
    const audit = newOperation({ user_id: 'alice', type: 'quick_audit' });
    for (const operation of [queue, audit]) await pages.store.operations.insert(operation);
    const ofQueue = (await pages.get(`/app/operations/${queue.id}`)).text;
    expect(ofQueue).to.contain(`href="/app/campaigns/${campaign_id}"`);
    expect(ofQueue).to.contain('<a href="/app/campaigns" aria-current="page">');
    const ofAudit = (await pages.get(`/app/operations/${audit.id}`)).text;
    expect(ofAudit).to.contain('<a href="/app/audits" aria-current="page">').and.not.contain('View campaign');
  });

  it('list the emails of a queue that come next, and why they wait', async () => {
    const { campaigns, leads, operations, queueItems } = pages.store;
    const now = new Date('2026-06-01T08:00:00.000Z');
    const given = { name: 'Spring', description: null, keywords: [], workspace_id: 'gus' };
    const { id: campaign_id } = await campaigns.insert('gus', given, now);
    const scores = { quality_score: null, relevance_score: null, guest_post_likelihood: null };
    const about = { website_url: 'https://blog.example/', website_title: null, website_key: 'k', domain: 'd' };
    const record = { ...about, ...scores, contact_email: null, source: null, notes: null };
    const { lead } = await leads.insert('gus', campaign_id, record, now);
    const queue = newOperation({ user_id: 'gus', type: 'queue_outreach', input: { campaign_id } });
    await operations.insert(queue);
    const item = newQueueItem({ user_id: 'gus', campaign_id, lead_id: lead.id, operation_id: queue.id });
    await queueItems.insertMany([item]);
    await queueItems.pause('gus', queue.id, true);
    const { text } = await pages.get(`/app/operations/${queue.id}`, 'gus');
    expect(text).to.contain('Next emails').and.to.contain('https://blog.example/');
    expect(text).to.contain('Waiting because you paused this queue.');
    const onLeads = (await pages.get(`/app/campaigns/${campaign_id}/leads`, 'gus')).text;
    expect(onLeads).to.contain('Waiting because you paused this queue.');
    await queueItems.pause('gus', queue.id, false);
    const moving = (await pages.get(`/app/operations/${queue.id}`, 'gus')).text;
    expect(moving).to.contain('In the queue. It will be sent in turn.');
  });

  it('show what was found page by page', async () => {
    const { audit_type, status, overall_score, overall_status, score_coverage, component_scores, issue_counts } =
      stubAudit([]);
    const figures = {
      audit_type,
      status,
      overall_score,
      overall_status,
      score_coverage,
      component_scores,
      issue_counts,
    };
    for (const [day, site] of ['older.example', 'newer.example'].entries()) {
      const about = { user_id: 'erin', website_url: `https://${site}/`, site, id: `${day}`.repeat(24) };
      await pages.store.audits.record({ ...figures, ...about, created_at: `2026-06-0${day + 1}T08:00:00.000Z` });
    }
    const newest = (await pages.get('/app/audits?limit=1', 'erin')).text;
    expect(newest).to.contain('newer.example').and.not.contain('older.example');
    const older = (await pages.get(findNext(newest), 'erin')).text;
    expect(older).to.contain('older.example').and.not.contain('newer.example').and.not.contain('rel="next"');
  });

  it('show what came of it: the report, or why not', async () => {
    const done = newOperation({ user_id: 'alice', type: 'quick_audit' });
    const failed = newOperation({ user_id: 'alice', type: 'technical_seo' });
    const { operations } = pages.store;
    for (const { id, ...operation } of [done, failed]) await operations.insert({ id, ...operation });
    await operations.finish('alice', done.id, { status: 'completed', error: null, has_result: true });
    const error = { code: 'site_unreachable' as const, detail: 'No <such> host' };
    await operations.finish('alice', failed.id, { status: 'failed', error, has_result: false });
    const good = (await pages.get(`/app/operations/${done.id}`)).text;
    expect(good).to.contain(`action="/api/seo/audits/${done.id}/report"`).and.not.contain('data-events');
    const bad = (await pages.get(`/app/operations/${failed.id}`)).text;
    expect(bad).to.contain('No &lt;such> host').and.not.contain('View report').and.not.contain('View result');
  });
});
