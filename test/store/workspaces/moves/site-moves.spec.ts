import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import { resultKey, searchPagesKey, semanticIndexKey } from '../../../../domain/operations/artifact-keys.js';
import { bingTrafficKey } from '../../../../domain/search/bing-traffic.js';
import { rawReadingId, rawReadingKey } from '../../../../domain/search/raw-rows.js';
import type { WorkspaceMove } from '../../../../domain/workspaces/workspace-move.js';
import { MODELS, type Store } from '../../../../store/index.js';
import { findMentions, moveRecords } from '../../../support/move-records.js';
import { newOperation } from '../../../support/operations.js';
import { startStore, type TestStore } from '../../../support/store.js';

const NOW = new Date('2026-06-01T08:00:00.000Z');
const TO = `ws_${'b'.repeat(24)}`;
const GRANT = { role: 'client_guest' as const, can_send: false };

/** Where records of a site are, besides those that it is cached in. */
const MOVED = [
  'acceptances',
  'artifacts',
  'audit_rows',
  'audits',
  'check_settings',
  'crawls',
  'health_snapshots',
  'issue_records',
  'operations',
  'page_analyses',
  'page_inspections',
  'sites',
  'strategic_reports',
];

describe('[I] moves of sites', () => {
  let running: TestStore;
  let store: Store;
  before(async () => {
    running = await startStore();
    store = running.store;
  });
  after(() => running.stop());

  /** A site of this workspace with a record in every collection that names it. */
  async function fill(owner: string, site: string) {
    const { connection } = running;
    const input = { site_url: `https://${site}/`, site, competitors: [], target_keywords: [], created_by: 'olga' };
    const { site: made } = await store.sites.insert(owner, input, NOW);
    for (const model of MODELS) {
      const { collection, schema } = model(connection);
      const isNamed = schema.path('user_id') && (schema.path('site') || schema.path('site_id'));
      if (!isNamed || collection.name === 'sites' || collection.name === 'operations') continue;
      const indexed = schema.indexes().flatMap(([fields]) => Object.keys(fields));
      const unique = Object.fromEntries(indexed.map((field) => [field, randomBytes(6).toString('hex')]));
      const place = schema.path('site') ? { site } : { site_id: made.id };
      await collection.insertOne({ ...unique, ...place, user_id: owner, version: 3 } as never);
    }
    const operation = newOperation({ user_id: owner, site, input: { website_url: input.site_url } });
    await store.operations.insert(operation);
    await store.operations.finish(owner, operation.id, { status: 'completed', error: null, has_result: true });
    await store.artifacts.put(owner, resultKey(operation.id), { site });
    await store.artifacts.putPacked(owner, `crawl:${operation.id}:site:sitemap`, randomBytes(3_000_000));
    for (const key of [semanticIndexKey(site), searchPagesKey(site), bingTrafficKey(site)])
      await store.artifacts.put(owner, key, { site });
    const period = { start_date: '2026-05-01', end_date: '2026-05-28' };
    const request = { platform: 'searchconsole' as const, period, previous_period: null, kind: null };
    const readings = [`sc-domain:${site}`, `https://www.${site}/`, `sc-domain:not-${site}`].map((property) =>
      rawReadingKey(rawReadingId({ ...request, property, dimensions: ['query'] })),
    );
    for (const key of readings) await store.artifacts.put(owner, key, { rows: [] });
    await connection
      .collection('crawls')
      .insertOne({ _id: `${operation.id}:site` as never, user_id: owner, start_url: input.site_url });
    await connection
      .collection('audit_rows')
      .insertOne({ operation_id: operation.id, part: site, index: 0, user_id: owner });
    await store.memberships.put(owner, `guest of ${owner}`, { ...GRANT, sites: [site, 'guest.example'] }, NOW);
    return { id: made.id, operation: operation.id, readings };
  }

  const move = (id: string, from: string, to: string): WorkspaceMove => ({
    kind: 'site',
    id,
    from,
    to,
    sender_id: null,
  });

  it('leave nothing of the site in its old workspace, and everything in the new one', async () => {
    const site = 'canary.example';
    const { id, operation, readings } = await fill('alice', site);
    const other = await fill('alice', 'other.example');
    await fill('bob', site);
    const bobs = await findMentions(running.connection, 'bob', [site]);
    expect(await findMentions(running.connection, 'alice', [id, site])).to.include.members(MOVED);
    await moveRecords(store, move(id, 'alice', TO));

    // A property of another site whose name ends alike stays.
    expect(await store.artifacts.has('alice', readings[2] ?? '')).to.equal(true);
    await store.artifacts.remove('alice', readings[2] ?? '');
    expect(await findMentions(running.connection, 'alice', [id, operation, site])).to.deep.equal([]);
    expect(await findMentions(running.connection, TO, [id, operation, site])).to.deep.equal(MOVED);
    expect(await store.artifacts.get(TO, resultKey(operation))).to.deep.equal({ site });
    expect((await store.artifacts.getPacked(TO, `crawl:${operation}:site:sitemap`))?.length).to.equal(3_000_000);
    expect(await findMentions(running.connection, 'bob', [site])).to.deep.equal(bobs);
    // The other site becomes the primary one, and the one that has moved is the first of its new workspace.
    expect((await store.sites.find('alice', other.id))?.is_primary).to.equal(true);
    expect(await store.sites.find(TO, id)).to.include({ site, is_primary: true, created_by: 'olga' });
    // Filling the other site has named it for the guest.
    expect((await store.memberships.find('alice', 'guest of alice'))?.sites).to.deep.equal([
      'other.example',
      'guest.example',
    ]);
  });

  it('end the same when they are interrupted and repeated', async () => {
    const { id } = await fill('carl', 'often.example');
    const moving = move(id, 'carl', TO);
    const steps = async (most: number) => {
      const site = (await store.siteMoves.hold(moving)) ?? '';
      for (let step = 0; step < most && (await store.siteMoves.moveSome(moving, site)) > 0; step++);
      return site;
    };
    for (const most of [0, 1, 3]) await steps(most);
    // It is in neither workspace meanwhile.
    for (const owner of ['carl', TO]) expect(await store.sites.find(owner, id)).to.equal(null);
    for await (const each of store.sites.everySite()) expect(each.id).to.not.equal(id);
    const site = await steps(100);
    for (const _ of [1, 2]) await store.siteMoves.finish(moving, site, NOW);
    expect((await store.sites.find(TO, id))?.site).to.equal('often.example');
    expect(await store.siteMoves.hold(moving)).to.equal(null);
  });

  it('put what is known under the same key in the place of what was there', async () => {
    const breakdown = { technical: 70, content: null, performance: null, mobile: null };
    const snapshot = (user_id: string, score: number) =>
      store.healthSnapshots.put({ user_id, site: 'twice.example', day: '2026-06-01', score, breakdown, audit_id: 'a' });
    const { id } = await fill('dora', 'twice.example');
    await snapshot('dora', 81);
    await snapshot('emma', 70);
    await store.artifacts.put('emma', semanticIndexKey('twice.example'), { old: true });
    await moveRecords(store, move(id, 'dora', 'emma'));
    const scores = await store.healthSnapshots.list('emma', 'twice.example', '2026-06-01');
    expect(scores.filter(({ day }) => day === '2026-06-01').map(({ score }) => score)).to.deep.equal([81]);
    expect(await store.artifacts.get('emma', semanticIndexKey('twice.example'))).to.deep.equal({
      site: 'twice.example',
    });
  });

  it('take the place of the same site, if somebody has begun to watch it in the new workspace meanwhile', async () => {
    const { id } = await fill('ivan', 'late.example');
    const moving = move(id, 'ivan', 'jane');
    const site = (await store.siteMoves.hold(moving)) ?? '';
    await fill('jane', 'late.example');
    while ((await store.siteMoves.moveSome(moving, site)) > 0);
    await store.siteMoves.finish(moving, site, NOW);
    expect((await store.sites.list('jane')).map((each) => [each.id, each.is_primary])).to.deep.equal([[id, true]]);
  });

  it('take the check set of its schedule along as a copy, and leave the other one', async () => {
    const { id } = await fill('fred', 'sets.example');
    const set = await store.checkSets.insert('fred', { name: 'Prices', extractions: [], page_filters: [] }, NOW);
    const schedule = {
      interval: 'daily',
      hour: 3,
      time_zone: 'UTC',
      audit_type: 'quick',
      max_pages: 10,
      crawl_depth: null,
    } as const;
    await store.sites.setAuditSchedule('fred', id, { ...schedule, check_set_id: set?.id ?? '' }, NOW);
    await moveRecords(store, move(id, 'fred', 'gina'));
    const copied = (await store.sites.find('gina', id))?.audit_schedule?.check_set_id ?? '';
    expect(copied).to.not.equal(set?.id);
    expect((await store.checkSets.find('gina', copied))?.name).to.equal('Prices');
    expect(await store.checkSets.list('fred')).to.have.length(1);
  });

  it('find what runs of the site, which stays where it was', async () => {
    const { id } = await fill('hugo', 'busy.example');
    await fill('hugo', 'other.example');
    const running = newOperation({ user_id: 'hugo', site: 'busy.example' });
    await store.operations.insert(running);
    const moving = move(id, 'hugo', TO);
    expect(await store.siteMoves.hold(moving)).to.equal('busy.example');
    expect((await store.siteMoves.findOpenWork('hugo', 'busy.example')).operations).to.deep.equal([running.id]);
    await store.siteMoves.release(moving);
    expect((await store.sites.find('hugo', id))?.is_primary).to.equal(true);
    await store.operations.finish('hugo', running.id, { status: 'failed', error: null, has_result: false });
    expect((await store.siteMoves.findOpenWork('hugo', 'busy.example')).operations).to.deep.equal([]);
  });
});
