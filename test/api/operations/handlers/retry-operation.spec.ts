import { expect } from 'chai';
import { imageKey } from '../../../../domain/operations/artifact-keys.js';
import type { Operation } from '../../../../domain/operations/operations.js';
import { type OperationsApi, startOperationsApi } from '../../../support/api/operations-api.js';
import { newOperation } from '../../../support/operations.js';

const FAILED = {
  status: 'failed',
  error: { code: 'site_unreachable', detail: 'The secure connection could not be set up (ERR_SSL_X).' },
  finished_at: '2026-06-01T08:00:00.000Z',
} as const;

describe('[I] retry of an operation', () => {
  let running: OperationsApi;
  let alice: Record<string, string>;
  let bob: Record<string, string>;
  before(async () => {
    running = await startOperationsApi();
    [alice, bob] = await Promise.all([running.as('alice'), running.as('bob')]);
  });
  after(() => running.stop());
  beforeEach(() => running.gateway.reset());

  async function insert(overrides: Partial<Operation>): Promise<Operation> {
    const operation = newOperation({ user_id: 'alice', ...FAILED, ...overrides });
    await running.store.operations.insert(operation);
    return operation;
  }
  async function retry(id: string, body?: object, headers: Record<string, string> = alice) {
    const answer = await running.api.call('POST', `/api/operations/${id}/retry`, { headers, ...(body && { body }) });
    return { ...answer, json: answer.json as { id: string; status: string; type: string; detail: string } };
  }
  const input = { url: 'https://site.example/', keywords: ['lamps'] };

  it('starts another one with the same input, and leaves the first as it was', async () => {
    const failed = await insert({ type: 'on_page_analysis', input, site: 'site.example' });
    const { status, json, headers } = await retry(failed.id);
    expect([status, json.status, json.type]).to.deep.equal([202, 'queued', 'on_page_analysis']);
    expect(json.id).to.not.equal(failed.id);
    expect(headers['location']).to.equal(`/api/operations/${json.id}`);
    const started = await running.store.operations.find('alice', json.id);
    expect(started?.input).to.deep.equal(input);
    expect([started?.site, started?.created_by]).to.deep.equal(['site.example', 'alice']);
    expect(running.gateway.started.map(({ id }) => id)).to.deep.equal([json.id]);
    expect((await running.store.operations.find('alice', failed.id))?.status).to.equal('failed');
  });

  it('starts it over http:// when asked to', async () => {
    const failed = await insert({ type: 'on_page_analysis', input });
    const { json } = await retry(failed.id, { scheme: 'http' });
    expect((await running.store.operations.find('alice', json.id))?.input).to.deep.equal({
      ...input,
      url: 'http://site.example/',
    });
    const other = await insert({ type: 'poll_replies', input: { campaign_id: null } });
    expect((await retry(other.id, { scheme: 'http' })).status).to.equal(409);
    expect((await retry(failed.id, { scheme: 'ftp' })).status).to.equal(422);
  });

  it('is one operation however often the same key repeats it', async () => {
    const failed = await insert({ type: 'on_page_analysis', input });
    const keyed = { ...alice, 'idempotency-key': 'retry-of-a-failed-audit' };
    const [first, second] = [await retry(failed.id, {}, keyed), await retry(failed.id, {}, keyed)];
    expect([first.status, second.json.id]).to.deep.equal([202, first.json.id]);
    expect(running.gateway.started).to.have.length(1);
  });

  it('refuses what runs, what completed, and email', async () => {
    for (const overrides of [
      { status: 'running', finished_at: null, error: null },
      { status: 'completed', error: null },
      { type: 'send_outreach' },
      { type: 'queue_outreach' },
    ] as const) {
      const { id } = await insert(overrides);
      const { status, json } = await retry(id);
      expect([status, typeof json.detail]).to.deep.equal([409, 'string']);
    }
    expect(running.gateway.started).to.deep.equal([]);
  });

  it('refuses an audit whose access data are gone, and takes one that has them', async () => {
    const crawl = (id: string) => ({ access: { id, origin: 'https://site.example' } });
    const website_url = 'https://site.example/';
    const gone = await insert({ type: 'quick_audit', input: { website_url, crawl: crawl('access:gone') } });
    const refused = await retry(gone.id);
    expect([refused.status, refused.json.detail]).to.deep.equal([
      409,
      'The access data of the site are deleted two days after a start. Start a new one and enter them.',
    ]);
    await running.store.crawlAccess.put('alice', 'access:here', 'sealed', null);
    const kept = await insert({ type: 'quick_audit', input: { website_url, crawl: crawl('access:here') } });
    expect((await retry(kept.id, { scheme: 'http' })).status).to.equal(409);
    expect((await retry(kept.id)).status).to.equal(202);
  });

  it('takes the bytes of an uploaded image along', async () => {
    const upload = {
      image_url: null,
      file_name: 'lamp.png',
      page_url: null,
      context: '',
      keywords: [],
      language: 'en',
    };
    const gone = await insert({ type: 'image_alt_text', input: upload });
    expect((await retry(gone.id)).status).to.equal(409);
    const kept = await insert({ type: 'image_alt_text', input: upload });
    await running.store.artifacts.putPacked('alice', imageKey(kept.id), Buffer.from('bytes'));
    const { json } = await retry(kept.id);
    expect((await running.store.artifacts.getPacked('alice', imageKey(json.id)))?.toString()).to.equal('bytes');
  });

  it('asks again whether robots.txt may be ignored', async () => {
    const website_url = 'https://site.example/';
    const { id } = await insert({ type: 'complete_audit', input: { website_url, crawl: { respect_robots: false } } });
    expect((await retry(id)).status).to.equal(422);
  });

  it('is none for somebody else, and for an id that never was', async () => {
    const { id } = await insert({ type: 'on_page_analysis', input });
    expect((await retry(id, {}, bob)).status).to.equal(404);
    expect((await retry('f'.repeat(24))).status).to.equal(404);
  });
});
