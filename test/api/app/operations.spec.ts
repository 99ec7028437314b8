import { expect } from 'chai';
import { resultKey } from '../../../domain/operations/artifact-keys.js';
import { type AppPages, startAppPages } from '../../support/browser/app-pages.js';
import { findNext } from '../../support/find-next.js';
import { newOperation } from '../../support/operations.js';

const NOW = new Date('2026-06-01T08:00:00.000Z');

describe('[I] pages of operations', () => {
  let pages: AppPages;
  before(async () => {
    pages = await startAppPages();
  });
  after(() => pages.stop());

  it('list what ran page by page, and keep the filter', async () => {
    for (const [at, site] of ['older.example', 'newer.example'].entries()) {
      const created_at = new Date(NOW.getTime() + at * 1_000).toISOString();
      await pages.store.operations.insert(newOperation({ user_id: 'carol', type: 'quick_audit', site, created_at }));
    }
    const newest = (await pages.get('/app/operations?limit=1&type=quick_audit&status=&site=', 'carol')).text;
    expect(newest).to.contain('newer.example').and.not.contain('older.example');
    const next = findNext(newest);
    expect(next).to.contain('type=quick_audit');
    expect((await pages.get(next, 'carol')).text)
      .to.contain('older.example')
      .and.not.contain('newer.example');
  });

  it('show a result of a form that its view does not know as the data it is', async () => {
    const ended = { status: 'completed', has_result: true, finished_at: NOW.toISOString() } as const;
    const operation = newOperation({ user_id: 'alice', type: 'keyword_expansion', ...ended });
    await pages.store.operations.insert(operation);
    await pages.store.artifacts.put('alice', resultKey(operation.id), {
      kind: 'of old',
      best_words: ['lamp'],
      rows: [{ query_text: 'oak lamp', clicks: 1200 }],
    });
    const { status, text } = await pages.get(`/app/operations/${operation.id}`);
    expect(status).to.equal(200);
    for (const shown of ['Best words', 'lamp', 'Query text', 'oak lamp', '1,200']) expect(text).to.contain(shown);
  });

  it('show viewers of a workspace no buttons, and no way to the Temporal UI', async () => {
    const { workspaces, memberships, operations } = pages.store;
    const id = `ws_${'1'.repeat(24)}`;
    await workspaces.create(id, 'Studio', 'olga', NOW);
    await memberships.put(id, 'vera', { role: 'viewer', can_send: false, sites: [] }, NOW);
    const error = { code: 'timeout', detail: 'Too slow' } as const;
    const failed = newOperation({ user_id: id, status: 'failed', error, finished_at: NOW.toISOString() });
    await operations.insert(failed);
    const jar = await pages.signIn('vera');
    const answer = await jar.fetch(`${pages.api.url}/app/operations/${failed.id}`, { headers: { 'workspace-id': id } });
    const text = await answer.text();
    expect(text).to.contain('Too slow').and.not.contain('/retry').and.not.contain('temporal.test');
  });
});
