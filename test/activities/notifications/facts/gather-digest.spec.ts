import { expect } from 'chai';
import { gatherDigest } from '../../../../activities/notifications/facts/gather-digest.js';
import { toPersonalReceiver } from '../../../../domain/notifications/receiver.js';
import { searchAnalysisKey } from '../../../../domain/operations/artifact-keys.js';
import { createNotificationDeps } from '../../../support/notification-deps.js';
import { newAttempt } from '../../../support/samples/new-attempt.js';
import { newSender } from '../../../support/samples/new-sender.js';
import { storeAudit } from '../../../support/samples/stored-audit.js';
import { stubAudit } from '../../../support/samples/stub-audit.js';
import { stubIssue } from '../../../support/samples/stub-issue.js';
import { stubSearchPerformance } from '../../../support/samples/stub-search-performance.js';
import { startStore, type TestStore } from '../../../support/store.js';

const UNTIL = new Date('2026-06-08T08:00:00.000Z');
const WHEN = { until: UNTIL, time_zone: 'Europe/Berlin' };
const NEXT = '2026-06-09T03:00:00.000Z';

describe('[I] gatherDigest', () => {
  let running: TestStore;
  before(async () => {
    running = await startStore();
  });
  after(() => running.stop());

  const gather = (user: string) => {
    const deps = createNotificationDeps(running.store, 0, { findNextAudit: async () => NEXT });
    return gatherDigest(deps, user, toPersonalReceiver(user), WHEN);
  };
  const watch = (user: string, host: string) => {
    const input = { site_url: `https://${host}/`, site: host, competitors: [], target_keywords: [] };
    return running.store.sites.insert(user, { ...input, created_by: user }, UNTIL);
  };
  let number = 0;
  async function audit(user_id: string, host: string, created_at: string, overall_score: number, issues: string[]) {
    const found = issues.map((id) => stubIssue(id, { title: id, affected_pages: 4 }));
    const about = { audit_id: String(++number).padStart(24, '0'), website_url: `https://${host}/`, overall_score };
    await storeAudit(running.store, stubAudit(found, [], about), { user_id, created_at, pages: 0 });
  }

  it('compares the latest audit of the week with the last one before it', async () => {
    const user = 'alice';
    await watch(user, 'lamps.example');
    await audit(user, 'lamps.example', '2026-05-20T03:00:00.000Z', 60, ['title/old']);
    await audit(user, 'lamps.example', '2026-05-30T03:00:00.000Z', 64, ['title/kept', 'title/gone']);
    await audit(user, 'lamps.example', '2026-06-03T03:00:00.000Z', 50, ['title/kept']);
    await audit(user, 'lamps.example', '2026-06-06T03:00:00.000Z', 70.5, ['title/kept', 'title/new']);
    const digest = await gather(user);
    expect(digest).to.include({ since: '2026-06-01T08:00:00.000Z', more_sites: 0, outreach: null });
    const [site] = digest?.sites ?? [];
    expect(site).to.deep.include({
      site: 'lamps.example',
      score: 70.5,
      change: 6.5,
      next_audit_at: NEXT,
      search: null,
    });
    expect(site?.issues).to.deep.equal({
      new: [{ check_id: 'title/new', title: 'title/new', level: 'warning', affected_pages: 4 }],
      new_total: 1,
      fixed_total: 1,
    });
  });

  it('says that a site was not audited this week, or not at all', async () => {
    const user = 'bob';
    await watch(user, 'old.example');
    await watch(user, 'new.example');
    await audit(user, 'old.example', '2026-05-30T03:00:00.000Z', 64, []);
    const facts = (await gather(user))?.sites.map(({ site, score, audited_at, change, issues }) => {
      return [site, score, audited_at, change, issues];
    });
    expect(facts).to.have.deep.members([
      ['old.example', 64, '2026-05-30T03:00:00.000Z', null, null],
      ['new.example', null, null, null, null],
    ]);
  });

  it('begins with the site that lost most', async () => {
    const user = 'cara';
    for (const [host, score] of [
      ['even.example', 60],
      ['up.example', 70],
      ['down.example', 40],
    ] as const) {
      await watch(user, host);
      await audit(user, host, '2026-05-30T03:00:00.000Z', 60, []);
      await audit(user, host, '2026-06-05T03:00:00.000Z', score, []);
    }
    await watch(user, 'none.example');
    const order = (await gather(user))?.sites.map(({ site }) => site);
    expect(order).to.deep.equal(['down.example', 'even.example', 'up.example', 'none.example']);
  });

  it('has the search week and the recent events of each site', async () => {
    const user = 'dora';
    await watch(user, 'lamps.example');
    const daily = Array.from({ length: 14 }, (_, index) => ({
      date: `2026-05-${String(17 + index).padStart(2, '0')}`,
      clicks: index < 7 ? 10 : 12,
      impressions: 100,
      ctr: 0.1,
      position: 3,
    }));
    const event = (date: string, title: string) => ({ date, title, direction: 'loss' });
    const analysis = {
      ...stubSearchPerformance(),
      performance_overview: { status: 'completed', daily, missing_days: { current: [], previous: [] } },
      trend_analysis: {
        status: 'completed',
        events: { events: [event('2026-05-10', 'Clicks fell in May'), event('2026-05-25', 'Clicks fell by half')] },
      },
    };
    await running.store.artifacts.put(user, searchAnalysisKey('lamps.example'), analysis);
    const [site] = (await gather(user))?.sites ?? [];
    expect(site?.search).to.deep.include({ end_date: '2026-05-30', clicks: 84 });
    expect(site?.search?.change.clicks_percent).to.equal(20);
    expect(site?.events).to.deep.equal([event('2026-05-25', 'Clicks fell by half')]);
  });

  it('has outreach in brief for members who see it', async () => {
    const user = 'ws_000000000000000000000009';
    const { campaigns, attempts, senders } = running.store;
    const campaign = await campaigns.insert(
      user,
      { name: 'A', description: null, keywords: [], workspace_id: user },
      UNTIL,
    );
    for (const [index, sent_at] of [
      '2026-06-05T09:00:00.000Z',
      '2026-06-07T09:00:00.000Z',
      '2026-05-29T09:00:00.000Z',
    ].entries()) {
      const of = { user_id: user, campaign_id: campaign.id, lead_id: String(index).padStart(24, 'a') };
      const made = newAttempt({ ...of, status: 'sent', sent_at });
      await attempts.insert(made, { day: '2026-06-05', domain_key: 'x.example', duplicate_key: null });
    }
    const sender = await senders.insert(user, newSender('ana@press.example'), UNTIL);
    await senders.setPause(
      user,
      sender?.id ?? '',
      { reason: 'refused', detail: 'Refused', at: UNTIL.toISOString() },
      UNTIL,
    );
    const deps = createNotificationDeps(running.store, 0);
    const member = { user_id: 'eve', role: 'editor' as const, can_send: false, sites: [] };
    expect((await gatherDigest(deps, user, member, WHEN))?.outreach).to.deep.equal({
      sent: 2,
      replies: 0,
      sent_before: 1,
      replies_before: 0,
      paused_senders: ['ana@press.example'],
    });
    const guest = { ...member, role: 'client_guest' as const, sites: ['lamps.example'] };
    expect(await gatherDigest(deps, user, guest, WHEN)).to.equal(null);
  });

  it('is null where there is nothing to be said', async () => {
    expect(await gather('nobody')).to.equal(null);
  });
});
