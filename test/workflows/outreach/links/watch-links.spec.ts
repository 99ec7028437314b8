import { expect } from 'chai';
import { renderPlacedLinks } from '../../../../activities/browser/render-placed-links.js';
import { createPageRenderer } from '../../../../activities/browser/rendering/page-renderer.js';
import { createLinkVisitActivities } from '../../../../activities/crawl/index.js';
import { looksLikeHtml, parsePage } from '../../../../activities/crawl/read/parse-page.js';
import { createLinkRecorder, createLinkWatchActivities } from '../../../../activities/outreach/links/index.js';
import { createGatewayCall } from '../../../../api/gateway-call.js';
import { createLinkGateway } from '../../../../api/outreach/links/link-gateway.js';
import type { PlacedLink } from '../../../../domain/outreach/links/placed-link.js';
import type { WebhookEvent } from '../../../../domain/webhooks/webhook-event.js';
import { checkPlacedLinkStart, WATCH_LINKS } from '../../../../workflows/outreach/links/contract/watch-links.js';
import { type GuardedBrowser, guardedBrowser } from '../../../support/browser/guarded-browser.js';
import { createGuardedFetcher, type GuardedFetcher } from '../../../support/guarded-fetcher.js';
import { startStore, type TestStore } from '../../../support/store.js';
import { createWorkflowEnv, type WorkflowEnv } from '../../../support/temporal/workflow-env.js';
import { until } from '../../../support/until.js';

const HOUR_MS = 3_600_000;
const page = (link: string) => `<!doctype html><html lang="en"><title>Tools</title><main><p>Read ${link}.</p></main>`;
const linked = (target: string, rel = '') => `<a rel="${rel}" href="${target}?utm_source=blog">the guide</a>`;
const byScript = (html: string) => `<i id="x"></i><script>document.getElementById('x').innerHTML = '${html}'</script>`;

describe('[I] watch links workflow', function () {
  this.timeout(200_000);
  const alice = 'alice';
  /** What the site has on its page. */
  const pages: Record<string, string> = { '/post': '', '/guide': page('on') };
  const events: WebhookEvent[] = [];
  let env: WorkflowEnv;
  let db: TestStore;
  let browser: GuardedBrowser;
  let network: GuardedFetcher;
  /** The time that checks go by. */
  let now = Date.parse('2026-06-01T08:00:00Z');
  let link: PlacedLink;
  let target: string;

  before(async () => {
    [env, db, browser] = await Promise.all([createWorkflowEnv(), startStore(), guardedBrowser(() => pages)]);
    // The same server by another name is another site.
    const client = browser.site.host.replace(/^[^:]+/, 'localhost');
    target = `http://${client}/guide`;
    pages['/post'] = page(linked(target));
    network = createGuardedFetcher([browser.site.host, client]);
    const campaign = { name: 'Tools', description: null, keywords: [], workspace_id: alice };
    const { id: campaign_id } = await db.store.campaigns.insert(alice, campaign, new Date(now));
    const given = {
      page_url: `${browser.site.url}/post`,
      target_url: target,
      lead_id: null,
      expected_anchor: 'The guide',
      expected_rel: 'dofollow' as const,
      placed_at: new Date(now).toISOString(),
      cost: null,
      note: null,
    };
    const owner = { user_id: alice, campaign_id, created_by: alice };
    ({ link } = await db.store.placedLinks.insert(owner, given, new Date(now)));
  });
  after(() => Promise.all([env.teardown(), network.close(), browser.close(), db.stop()]));

  function activities() {
    const { placedLinks, hostTurns, knownRobots } = db.store;
    const deps = {
      ...db.store,
      publish: async (event: WebhookEvent) => void events.push(event),
      now: () => new Date(now),
    };
    const rendering = {
      pages: createPageRenderer({ ...browser.options, agent: 'TestBot/1.0' }),
      checkUrl: (url: string) => new URL(url),
      parseHtml: (input: { url: string; body: Buffer; contentType: string | null }) =>
        looksLikeHtml('text/html', input.body) ? parsePage({ ...input, targetKeywords: [] }) : null,
    };
    return {
      ...createLinkWatchActivities(deps),
      ...createLinkVisitActivities({
        fetcher: network.fetcher,
        agentToken: 'TestBot',
        hostTurns,
        knownRobots,
        placedLinks,
        recordLinkCheck: createLinkRecorder(deps),
        // The clock of this spec stands still while requests wait for their turn.
        spacingMs: 0,
        now: () => now,
      }),
      renderPlacedLinks: (input: Parameters<typeof renderPlacedLinks>[1]) =>
        renderPlacedLinks(rendering, input, new AbortController().signal),
    };
  }

  const read = async () => {
    const found = await db.store.placedLinks.find(alice, link.id);
    if (!found) throw new Error('The link is gone');
    return found;
  };
  /** Lets hours pass and the due check happen. @returns the state, and what was published of it */
  async function checkAfter(hours: number, body: string): Promise<[state: string, ...events: string[]]> {
    pages['/post'] = body;
    now += hours * HOUR_MS;
    const { watch: before } = await read();
    await db.store.placedLinks.release([link.id], new Date(now));
    events.length = 0;
    await env.client.workflow.execute(WATCH_LINKS, {
      workflowId: 'watch-links',
      taskQueue: 'orchestration',
      args: [],
    });
    await until(`a check after ${hours} hours`, async () => (await read()).watch.checks > before.checks);
    return [(await read()).watch.state, ...events.map(({ type }) => type)];
  }

  it('follows a link from its placing through nofollow and loss until it is back', async () => {
    await env.withWorkers(activities(), async () => {
      const input = { user_id: alice, link_id: link.id };
      await createLinkGateway(env.client, createGatewayCall(env.client)).checkPlacedLink(input);
      await env.client.workflow.getHandle(checkPlacedLinkStart(input).workflowId).result();
      expect(events.map(({ type }) => type)).to.deep.equal(['link.placed', 'link.verified']);
      expect((await read()).watch).to.include({ state: 'live', first_seen_at: new Date(now).toISOString() });

      expect(await checkAfter(48, page(linked(target, 'NoFollow noopener'))), 'one sight of nofollow').to.deep.equal([
        'live',
      ]);
      expect(await checkAfter(7, page(linked(target, 'NoFollow noopener'))), 'another sight').to.deep.equal([
        'changed',
        'link.changed',
      ]);
      expect(events[0]?.data['changes']).to.deep.equal([{ field: 'rel', before: 'dofollow', after: 'nofollow' }]);

      expect(await checkAfter(24, page('nothing')), 'the first miss').to.deep.equal(['at_risk', 'link.at_risk']);
      expect(await checkAfter(23, page('nothing')), 'a miss too early').to.deep.equal(['at_risk']);
      expect(await checkAfter(1, page('nothing')), 'the second miss').to.deep.equal(['lost', 'link.lost']);
      expect(events[0]?.data).to.include({ reason: 'removed', link_id: link.id });

      expect(await checkAfter(24, page(byScript(linked(target)))), 'back').to.deep.equal([
        'live',
        'link.restored',
        'link.changed',
      ]);
    });
  });

  it('keeps what each check saw, and plans the next one', async () => {
    const { items: checks } = await db.store.linkChecks.list(alice, link.id, 100, null);
    expect(checks.map(({ verdict }) => verdict).reverse()).to.deep.equal([
      'seen',
      'seen',
      'seen',
      'missing',
      'missing',
      'missing',
      'seen',
    ]);
    expect(checks[0]?.facts.link).to.include({ source: 'rendered', position: 'content' });
    expect(checks[6]?.facts.link).to.include({ source: 'html', ends_at: target, target_status: 200 });
    expect(checks[1]?.facts).to.include({ rendered: true, status: 200 });
    const { history, next_check_at } = await read();
    expect(history.map(({ state }) => state)).to.deep.equal(['live', 'changed', 'at_risk', 'lost', 'live']);
    expect(Date.parse(next_check_at ?? '')).to.be.greaterThan(now);
  });
});
