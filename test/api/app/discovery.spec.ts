import { expect } from 'chai';
import { resultKey } from '../../../domain/operations/artifact-keys.js';
import { type AppPages, startAppPages } from '../../support/browser/app-pages.js';
import { newOperation } from '../../support/operations.js';
import { discoveryResult } from '../../support/samples/discovery-result.js';

const NOW = new Date('2026-06-01T08:00:00.000Z');

describe('[I] page of discovery', () => {
  let pages: AppPages;
  before(async () => {
    pages = await startAppPages();
  });
  after(() => pages.stop());

  const read = async (query = '', user = 'alice') => pages.get(`/app/discovery${query}`, user);
  const plain = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  async function search(overrides: Parameters<typeof newOperation>[0]) {
    const operation = newOperation({ user_id: 'alice', type: 'discover_opportunities', ...overrides });
    await pages.store.operations.insert(operation);
    return operation;
  }

  it('says what it is for before the first search', async () => {
    expect((await read('', 'bob')).text).to.contain('No searches yet');
  });

  it('shows what was found with reasons, and what must not be added', async () => {
    const given = { name: 'Spring', description: null, keywords: [], workspace_id: 'alice' };
    await pages.store.campaigns.insert('alice', given, NOW);
    const input = { keyword: 'hand <tools>' };
    const { id } = await search({ status: 'completed', has_result: true, input, finished_at: NOW.toISOString() });
    await pages.store.artifacts.put('alice', resultKey(id), discoveryResult());
    const { text } = await read(`?operation=${id}`);
    expect(text).to.contain('hand &lt;tools>').and.to.contain('Write for &lt;us>').and.to.contain('One engine is slow');
    expect(plain(text)).to.contain('Relevance +50%: Names &lt;tools> often').and.to.contain('It exists to sell links');
    const boxes = [...text.matchAll(/data-lead="[^"]*"( disabled)?/g)].map(([, disabled]) => disabled !== undefined);
    expect(boxes).to.deep.equal([false, true]);
    const lead = /data-lead="([^"]*)"/.exec(text)?.[1]?.replaceAll('&quot;', '"') ?? '{}';
    expect(JSON.parse(lead)).to.deep.include({ website_url: 'https://found.example/write-for-us', source: 'searxng' });
    expect((await read(`?operation=${id}`, 'bob')).status).to.equal(404);
    expect((await read('?operation=none')).status).to.equal(422);
  });

  it('shows the progress of one that runs, and why one failed', async () => {
    const running = await search({ status: 'running' });
    expect((await read(`?operation=${running.id}`)).text).to.contain(
      `data-events="/api/operations/${running.id}/events"`,
    );
    const error = { code: 'internal' as const, detail: 'No provider <answers>' };
    const failed = await search({ status: 'failed', error, finished_at: NOW.toISOString() });
    expect((await read(`?operation=${failed.id}`)).text).to.contain('No provider &lt;answers>');
    const other = await search({ type: 'poll_replies' });
    expect((await read(`?operation=${other.id}`)).status).to.equal(404);
  });
});
