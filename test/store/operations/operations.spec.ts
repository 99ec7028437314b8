import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import type { Operation, OperationType } from '../../../domain/operations/operations.js';
import { decodeCursor } from '../../../store/base/cursor.js';
import type { Store } from '../../../store/index.js';
import { startStore, type TestStore } from '../../support/store.js';

function operation(overrides: Partial<Operation> = {}): Operation {
  const id = randomBytes(12).toString('hex');
  return {
    id,
    user_id: 'alice',
    type: 'quick_audit',
    status: 'queued',
    input: { website_url: 'https://site.example/', 'dotted.key': { $set: 1 } },
    fingerprint: 'f',
    site: 'site.example',
    request_id: 'r',
    workflow_id: `quick_audit:alice:${id}`,
    progress: { done: 0, total: 100, phase: 'queued', message: '' },
    created_by: 'sam',
    created_at: new Date().toISOString(),
    started_at: null,
    finished_at: null,
    has_result: false,
    error: null,
    ...overrides,
  };
}

const step = (done: number) => ({ done, total: 100, phase: 'crawl', message: `${done}` });

describe('[I] operations repository', () => {
  let running: TestStore;
  let operations: Store['operations'];
  before(async () => {
    running = await startStore();
    operations = running.store.operations;
  });
  after(() => running.stop());

  it('gives back what was inserted, odd input keys included', async () => {
    const given = operation();
    expect((await operations.insert(given)).inserted).to.equal(true);
    expect(await operations.find('alice', given.id)).to.deep.equal(given);
  });

  it('of 20 inserts with one id exactly one goes in and all see the same record', async () => {
    const given = operation();
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, number) => operations.insert({ ...given, request_id: `r${number}` })),
    );
    expect(outcomes.filter((outcome) => outcome.inserted)).to.have.length(1);
    const stored = await operations.find('alice', given.id);
    for (const outcome of outcomes) if (!outcome.inserted) expect(outcome.operation).to.deep.equal(stored);
  });

  it('is blind to other users and to ids that are none', async () => {
    const given = operation();
    await operations.insert(given);
    expect(await operations.find('bob', given.id)).to.equal(null);
    expect(await operations.find('alice', 'not-an-id')).to.equal(null);
    expect(await operations.eventsAfter('bob', given.id, 0)).to.deep.equal([]);
  });

  it('finds the newest of a kind, of a site, in a state, and of its user alone', async () => {
    const at = (day: number) => `2026-05-0${day}T00:00:00.000Z`;
    const of = (overrides: Partial<Operation>) =>
      operation({ user_id: 'nina', type: 'sitemap_benchmark', ...overrides });
    const [old, done, other] = [
      of({ created_at: at(3) }),
      of({ created_at: at(1), status: 'completed' }),
      of({ created_at: at(4), site: 'other.example' }),
    ];
    for (const each of [old, done, other, of({ created_at: at(9), type: 'quick_audit' })])
      await operations.insert(each);
    await operations.insert(of({ created_at: at(9), user_id: 'bob' }));
    const latest = async (filter: { site?: string; status?: Operation['status'] }) =>
      (await operations.findLatest('nina', { type: 'sitemap_benchmark', ...filter }))?.id;
    expect([
      await latest({}),
      await latest({ site: 'site.example' }),
      await latest({ site: 'site.example', status: 'completed' }),
      await latest({ site: 'third.example' }),
    ]).to.deep.equal([other.id, old.id, done.id, undefined]);
  });

  it('keeps progress from going back, whatever order reports arrive in', async () => {
    const given = operation();
    await operations.insert(given);
    await operations.markRunning('alice', given.id);
    await operations.reportProgress('alice', given.id, step(40));
    await operations.reportProgress('alice', given.id, step(20));
    await operations.reportProgress('alice', given.id, step(60));
    const events = await operations.eventsAfter('alice', given.id, 0);
    expect(events.map((event) => [event.seq, event.event, event.data['done']])).to.deep.equal([
      [1, 'progress', 40],
      [2, 'progress', 60],
    ]);
    expect((await operations.find('alice', given.id))?.progress.done).to.equal(60);
  });

  it('settles once: the first outcome stays, later ones and late progress change nothing', async () => {
    const given = operation();
    await operations.insert(given);
    const ends = await Promise.all([
      operations.finish('alice', given.id, { status: 'completed', error: null, has_result: true }),
      operations.finish('alice', given.id, { status: 'completed', error: null, has_result: true }),
    ]);
    expect(ends.filter(Boolean)).to.have.length(1);
    expect(
      await operations.finish('alice', given.id, {
        status: 'failed',
        error: { code: 'internal', detail: 'x' },
        has_result: false,
      }),
    ).to.equal(false);
    await operations.reportProgress('alice', given.id, step(99));
    await operations.markRunning('alice', given.id);
    const stored = await operations.find('alice', given.id);
    expect(stored).to.include({ status: 'completed', has_result: true });
    expect((await operations.eventsAfter('alice', given.id, 0)).map((event) => event.event)).to.deep.equal([
      'completed',
    ]);
  });

  it('a time-out is a failed event', async () => {
    const given = operation();
    await operations.insert(given);
    await operations.finish('alice', given.id, {
      status: 'timed_out',
      error: { code: 'timeout', detail: 'late' },
      has_result: false,
    });
    const [event] = await operations.eventsAfter('alice', given.id, 0);
    expect(event).to.deep.include({
      event: 'failed',
      data: { status: 'timed_out', error: { code: 'timeout', detail: 'late' } },
    });
  });

  it('lists newest first in pages that neither skip nor repeat, also at one instant', async () => {
    const instants = ['2026-01-03', '2026-01-02', '2026-01-02', '2026-01-02', '2026-01-01'].map(
      (day) => `${day}T00:00:00.000Z`,
    );
    const types: OperationType[] = [
      'technical_seo',
      'technical_seo',
      'speed_analysis',
      'technical_seo',
      'technical_seo',
    ];
    for (const [index, created_at] of instants.entries())
      await operations.insert(operation({ user_id: 'carol', created_at, type: types[index] ?? 'technical_seo' }));
    const seen: Operation[] = [];
    let cursor = null;
    for (let pages = 0; pages < 10; pages++) {
      const page = await operations.list('carol', {}, 2, cursor);
      seen.push(...page.items);
      if (page.next_cursor === null) break;
      cursor = decodeCursor(page.next_cursor);
    }
    expect(seen.map((item) => item.created_at)).to.deep.equal(instants);
    expect(new Set(seen.map((item) => item.id)).size).to.equal(5);
    expect((await operations.list('carol', { type: 'speed_analysis' }, 10, null)).items).to.have.length(1);
    expect((await operations.list('carol', { status: 'running' }, 10, null)).items).to.have.length(0);
  });

  it('names records no one touched since an instant, and only open ones', async () => {
    const old = operation({ user_id: 'dora', created_at: '2026-01-01T00:00:00.000Z' });
    const ended = operation({ user_id: 'dora', created_at: '2026-01-01T00:00:00.000Z' });
    const young = operation({ user_id: 'dora' });
    for (const given of [old, ended, young]) await operations.insert(given);
    await operations.finish('dora', ended.id, { status: 'cancelled', error: null, has_result: false });
    const silent = await operations.listSilent(new Date('2026-02-01T00:00:00Z'), 100);
    expect(silent.filter((item) => item.user_id === 'dora').map((item) => item.id)).to.deep.equal([old.id]);
    const open = await operations.listOpen('dora', { type: old.type }, 10);
    expect(open.map(({ id }) => id)).to.deep.equal([young.id, old.id]);
    expect(await operations.listOpen('dora', { type: 'speed_analysis' }, 10)).to.deep.equal([]);
  });

  it('touched they go behind the others; another user cannot, and an ended one stays as it is', async () => {
    const given = operation({ user_id: 'erin', created_at: '2026-01-01T00:00:00.000Z' });
    const ended = operation({ user_id: 'erin', created_at: '2026-01-01T00:00:00.000Z' });
    for (const each of [given, ended]) await operations.insert(each);
    await operations.finish('erin', ended.id, { status: 'cancelled', error: null, has_result: false });
    const settled = await operations.find('erin', ended.id);
    const isSilent = async () =>
      (await operations.listSilent(new Date('2026-02-01T00:00:00Z'), 100)).some(({ id }) => id === given.id);
    await operations.touch('bob', given.id);
    expect(await isSilent()).to.equal(true);
    await operations.touch('erin', given.id);
    await operations.touch('erin', ended.id);
    expect(await isSilent()).to.equal(false);
    expect(await operations.find('erin', given.id)).to.deep.equal(given);
    expect(await operations.find('erin', ended.id)).to.deep.equal(settled);
  });
});
