import { expect } from 'chai';
import { listOperations } from '../../api/http/contract/openapi-document.js';
import { ID_NAMES, type Ids, ISOLATION_ROWS } from '../support/api/isolation-rows.js';
import { NO_CAMPAIGN, OUTREACH } from '../support/api/outreach-paths.js';
import { readContract } from '../support/contract.js';
import { sitePages } from '../support/crawl-deps.js';
import { startPlatform, type TestPlatform } from '../support/platform.js';
import { seedAcceptance } from '../support/samples/seed-acceptance.js';
import { seedApiToken } from '../support/samples/seed-api-token.js';
import { seedBrand } from '../support/samples/seed-brand.js';
import { seedCheckSet } from '../support/samples/seed-check-set.js';
import { seedOutreach } from '../support/samples/seed-outreach.js';
import { seedOwnership } from '../support/samples/seed-ownership.js';
import { seedPlacedLink } from '../support/samples/seed-placed-link.js';
import { seedSite } from '../support/samples/seed-site.js';
import { seedSiteIssue } from '../support/samples/seed-site-issue.js';
import { seedWebhook } from '../support/samples/seed-webhook.js';
import { seedWorkspace } from '../support/samples/seed-workspace.js';
import { type LoopbackServer, startHttpServer } from '../support/servers/loopback-server.js';

const operations = listOperations(readContract());
/** What a path names besides ids. */
const WORDS: Record<string, string> = {
  task: 'health',
  platform: 'searchconsole',
  mail_provider: 'google',
  check: 'title:long',
};
const NEVER_WAS = '00000000deadbeef00000000';
const NO_IDS = Object.fromEntries(ID_NAMES.map((name) => [name, NEVER_WAS])) as Ids;
const NOT_FOUND = ['{"detail":"Not found"}', JSON.stringify(NO_CAMPAIGN)];
/** What of alice's outreach is read again in the end, to see whether anybody has touched it. */
const LISTS = ['/campaigns', '/emails/templates', '/suppression', '/senders', '/replies'];

describe('[E] isolation walk over every operation', () => {
  let platform: TestPlatform;
  let site: LoopbackServer;
  let ids: Ids;
  let bobs: Ids;
  let untouched: unknown;
  before(async function () {
    this.timeout(120_000);
    site = await startHttpServer(sitePages({ '/': '<title>Home</title>' }));
    platform = await startPlatform({ allow: [site.host], env: { CHROME_PATH: '/nonexistent/chromium' } });
    const { body } = await platform.call<{ id: string }>('/api/seo/enterprise/complete-audit', {
      body: { website_url: site.url },
    });
    await platform.waitForEnd(body.id);
    const seedSiteWithIssue = async (user: string) => {
      const { site_id } = await seedSite(platform, user);
      return { site_id, ...(await seedSiteIssue(platform, user, site_id)) };
    };
    const seedOutreachWithLink = async (user: string) => {
      const seeded = await seedOutreach(platform, user);
      return { ...seeded, ...(await seedPlacedLink(platform, user, seeded)) };
    };
    const seed = async (user: string) => ({
      ...(await seedOutreachWithLink(user)),
      ...(await seedSiteWithIssue(user)),
      ...(await seedWebhook(platform, user)),
      ...(await seedApiToken(platform, user)),
      ...(await seedBrand(platform, user)),
      ...(await seedCheckSet(platform, user)),
      ...(await seedAcceptance(platform, user)),
      ...(await seedOwnership(platform, user, site.url)),
      ...(await seedWorkspace(platform, user)),
    });
    ids = { ...(await seed('alice')), id: body.id, other_id: body.id };
    bobs = { ...(await seed('bob')), id: NEVER_WAS, other_id: NEVER_WAS };
    untouched = await readAll('alice');
  });
  after(async function () {
    this.timeout(60_000);
    await platform?.stop();
    await site.close();
  });

  it('has a row for every operation of the contract, and no other', () => {
    expect(Object.keys(ISOLATION_ROWS)).to.have.members(operations.map(({ operation }) => operation.operationId));
  });

  const send = async (method: string, path: string, authorization: string | null, body?: unknown, type?: string) => {
    const response = await fetch(new URL(path, platform.url), {
      method,
      redirect: 'manual',
      headers: {
        ...(authorization === null ? {} : { authorization }),
        ...(body === undefined ? {} : { 'content-type': type ?? 'application/json' }),
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.text(), scheme: response.headers.get('www-authenticate') };
  };
  const bearer = async (sub: string) => `Bearer ${await platform.identity.token({ sub, plan: 'enterprise' })}`;
  const fill = (path: string, named: Ids) =>
    path.replaceAll(
      /\{(\w+)\}/g,
      (_, name: string) => (named as Record<string, string>)[name] ?? WORDS[name] ?? 'none',
    );
  async function readAll(user: string): Promise<unknown> {
    const below = [`${OUTREACH}/campaigns/${ids.campaign_id}`, `${OUTREACH}/campaigns/${ids.campaign_id}/attempts`];
    const paths = [...LISTS.map((list) => `${OUTREACH}${list}`), ...below, `${below[0]}/follow-ups`];
    return Promise.all(paths.map(async (path) => (await platform.call(path, { user })).body));
  }

  for (const { method, path, operation } of operations) {
    const { operationId } = operation;
    const row = ISOLATION_ROWS[operationId];
    if (!row) continue;
    const call = (named: Ids, authorization: string | null) => {
      const [body, type] =
        row.access === 'resource' ? [row.body?.(named), row.type] : [row.access === 'own' ? row.body : undefined];
      const query = row.access === 'public' ? (row.query ?? '') : '';
      return send(method, `${fill(path, named)}${query}`, authorization, body, type);
    };

    if (row.access === 'public') {
      it(`${operationId}: open to anybody`, async () => {
        expect((await call(ids, null)).status).to.equal(row.status);
      });
      continue;
    }

    it(`${operationId}: 401 without a token, with an expired one and with a forged one`, async () => {
      const expired = `Bearer ${await platform.identity.token({ sub: 'alice', expiresInSeconds: -3600 })}`;
      const forged = `${(await bearer('alice')).slice(0, -8)}AAAAAAAA`;
      for (const authorization of [null, expired, forged]) {
        const answer = await call(ids, authorization);
        expect(answer.status, answer.body).to.equal(401);
        expect(answer.scheme).to.match(/^Bearer/);
        expect(Object.keys(JSON.parse(answer.body))).to.deep.equal(['detail']);
      }
    });
    if (row.access !== 'resource') continue;

    it(`${operationId}: another user's ids answer exactly like ids that never were`, async () => {
      const bob = await bearer('bob');
      const [foreign, missing] = [await call(ids, bob), await call(NO_IDS, bob)];
      expect(foreign).to.deep.equal(missing);
      expect(foreign.status, foreign.body).to.equal(404);
      expect(foreign.body).to.be.oneOf(NOT_FOUND);
    });

    if (path.includes('{campaign_id}') && namesMore(path, row.body)) {
      it(`${operationId}: so do another user's things below a campaign of one's own`, async () => {
        const bob = await bearer('bob');
        const below = (others: Ids): Ids => ({ ...others, campaign_id: bobs.campaign_id });
        const [foreign, missing] = [await call(below(ids), bob), await call(below(NO_IDS), bob)];
        expect(masked(foreign)).to.deep.equal(masked(missing));
      });
    }

    if (method === 'GET') {
      it(`${operationId}: the owner gets it`, async () => {
        expect((await call(ids, await bearer('alice'))).status).to.equal(200);
      });
    }
  }

  it('templates and senders of another user cannot be used for mail of one’s own', async () => {
    const { campaign_id, lead_id } = bobs;
    const below = `${OUTREACH}/campaigns/${campaign_id}/outreach`;
    const lead_ids = [lead_id];
    const mail = { subject: 'An article', body: 'Hello' };
    const uses: [path: string, body: (others: Ids) => object][] = [
      [`${below}/preview`, ({ template_id }) => ({ lead_ids, template_id })],
      [`${below}/preview`, ({ sender_id }) => ({ lead_ids, ...mail, sender_id })],
      [`${below}/queue`, ({ template_id }) => ({ lead_ids, template_id })],
      [`${below}/queue`, ({ sender_id }) => ({ lead_ids, ...mail, sender_id })],
      [`${OUTREACH}/outreach/send`, ({ sender_id }) => ({ campaign_id, lead_id, ...mail, sender_id })],
    ];
    const bob = await bearer('bob');
    for (const [path, body] of uses) {
      const [foreign, missing] = [
        await send('POST', path, bob, body(ids)),
        await send('POST', path, bob, body(NO_IDS)),
      ];
      expect(masked(foreign)).to.deep.equal(masked(missing));
      expect(foreign.status, foreign.body).to.be.oneOf([404, 422]);
    }
  });

  it('lists show a user nothing of another', async () => {
    for (const path of [
      '/api/operations?type=complete_audit',
      '/api/seo/audits',
      ...LISTS.map((list) => OUTREACH + list),
    ]) {
      const [alices, others] = await Promise.all(
        ['alice', 'bob'].map(async (user) => (await platform.call<{ id: string }[]>(path, { user })).body),
      );
      expect(alices?.length, path).to.be.greaterThan(0);
      const seen = new Set(alices?.map(({ id }) => id));
      expect(
        others?.filter(({ id }) => seen.has(id)),
        path,
      ).to.deep.equal([]);
    }
  });

  it('nothing of alice has changed by all that bob tried', async () => {
    expect(await readAll('alice')).to.deep.equal(untouched);
  });

  it('the free plan may not start enterprise audits', async () => {
    const answer = await platform.call('/api/seo/enterprise/quick-audit', {
      body: { website_url: site.url },
      plan: 'free',
    });
    expect(answer).to.deep.include({
      status: 402,
      body: {
        detail: 'Premium or Enterprise subscription required',
        plan: 'free',
        required_plans: ['premium', 'enterprise'],
      },
    });
  });
});

/** Ids beside that of the campaign, in the path or in the body. */
function namesMore(path: string, body: ((ids: Ids) => unknown) | undefined): boolean {
  const names = ID_NAMES.filter((name) => name !== 'campaign_id');
  const marked = Object.fromEntries(ID_NAMES.map((name) => [name, `the ${name}`])) as Ids;
  const sent = JSON.stringify(body?.(marked)) ?? '';
  return names.some((name) => path.includes(`{${name}}`) || sent.includes(`the ${name}`));
}

/** Without the ids and times that every answer has of its own. */
function masked<Answer extends { body: string }>(answer: Answer): Answer {
  const body = answer.body.replace(/[0-9a-f]{24}/g, 'ID').replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'AT');
  return { ...answer, body };
}
