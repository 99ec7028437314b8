import { expect } from 'chai';
import { createOperationHandlers } from '../../../../../api/operations/handlers/operations.js';
import { createRepliesHandlers } from '../../../../../api/outreach/replies/handlers/replies.js';
import type { Operation } from '../../../../../domain/operations/operations.js';
import type { Reply } from '../../../../../domain/outreach/replies/reply.js';
import { createLogger } from '../../../../../platform/logger.js';
import { createRecordingGateway, endOperation } from '../../../../support/api/operations-api.js';
import { NO_CAMPAIGN, NO_ID, OUTREACH } from '../../../../support/api/outreach-paths.js';
import { startTestApi, type TestApi } from '../../../../support/api/test-api.js';
import { newReply } from '../../../../support/samples/new-reply.js';
import { startIdentity, type TestIdentity } from '../../../../support/servers/identity.js';
import { startStore, type TestStore } from '../../../../support/store.js';

const FOUND = {
  more: false,
  replies_found: 2,
  failed: 1,
  errors: [{ mailbox: 'ana@press.example', detail: 'No response' }],
};
const ASYNC = { prefer: 'respond-async' };

describe('[I] reply handlers', () => {
  let running: TestStore;
  let identity: TestIdentity;
  let api: TestApi;
  const gateway = createRecordingGateway();
  before(async () => {
    [running, identity] = await Promise.all([startStore(), startIdentity()]);
    const logger = createLogger({ level: 'silent', service: 'api' });
    const deps = { ...running.store, gateway, logger };
    const handlers = { ...createRepliesHandlers(deps), ...createOperationHandlers(deps) };
    api = await startTestApi({ handlers, issuer: identity.issuer, connection: running.connection });
  });
  beforeEach(() => gateway.reset());
  after(async () => {
    await Promise.all([api.close(), identity.close()]);
    await running.stop();
  });

  const call = async (method: string, path: string, body?: unknown, user = 'alice', headers = {}) => {
    const authorization = `Bearer ${await identity.token({ sub: user })}`;
    const given = body === undefined ? {} : { body };
    return api.call(method, `${OUTREACH}${path}`, { headers: { authorization, ...headers }, ...given });
  };
  const poll = (body: object = {}, user?: string, headers = {}) => call('POST', '/replies/poll', body, user, headers);
  const newCampaign = async (user: string) =>
    running.store.campaigns.insert(
      user,
      { name: 'Spring', description: null, keywords: [], workspace_id: user },
      new Date(),
    );
  let kept = 0;
  /** Each a second after the one before: of one moment, any might be the newest. */
  const keep = async (overrides: Partial<Reply>): Promise<Reply> => {
    kept += 1;
    const at = new Date(Date.now() - 3_600_000 + kept * 1_000).toISOString();
    const reply = newReply({ received_at: at, created_at: at, ...overrides });
    const record = { ...reply, mailbox_key: 'imap://a/INBOX', message_key: `<${reply.id}@b>`, bounce_group: null };
    return (await running.store.replies.insert(reply.user_id, record, new Date(at))).reply;
  };
  const shown = ({ user_id: _user, ...reply }: Reply) => ({
    ...reply,
    needs_review: reply.classified_by === 'rules' && reply.confidence < 0.8,
  });

  it('wait for what the poll finds', async () => {
    gateway.onStart = (operation) => endOperation(running.store, operation, 'completed', { result: FOUND });
    const { status, json } = await poll();
    expect([status, json]).to.deep.equal([200, FOUND]);
    expect(gateway.started[0]?.input).to.deep.equal({ campaign_id: null });
  });

  it('count for one campaign when it is named, and know no other’s', async () => {
    const { id } = await newCampaign('alice');
    gateway.onStart = (operation) => endOperation(running.store, operation, 'completed', { result: FOUND });
    expect((await poll({ campaign_id: id })).status).to.equal(200);
    expect(gateway.started[0]?.input).to.deep.equal({ campaign_id: id });
    for (const [campaign_id, user] of [
      [NO_ID, 'alice'],
      [id, 'bob'],
    ]) {
      const { status, json } = await poll({ campaign_id }, user);
      expect([status, json]).to.deep.equal([404, NO_CAMPAIGN]);
    }
    expect(gateway.started).to.have.length(1);
  });

  it('join a poll that is under way, and begin a new one after it', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => poll({}, 'erin', ASYNC)));
    expect(answers.map(({ status }) => status)).to.deep.equal([202, 202, 202]);
    const ids = new Set(answers.map(({ json }) => (json as Operation).id));
    expect(ids.size).to.equal(1);
    const other = await newCampaign('erin');
    const filtered = await poll({ campaign_id: other.id }, 'erin', ASYNC);
    expect(ids.has((filtered.json as Operation).id)).to.equal(false);
    const [id = ''] = ids;
    await endOperation(running.store, { id, user_id: 'erin', type: 'poll_replies' }, 'completed', { result: FOUND });
    expect(ids.has(((await poll({}, 'erin', ASYNC)).json as Operation).id)).to.equal(false);
  });

  it('under an Idempotency-Key the same request is the same poll', async () => {
    const key = { 'idempotency-key': 'poll-of-today', ...ASYNC };
    const first = (await poll({}, 'frank', key)).json as Operation;
    expect(((await poll({}, 'frank', key)).json as Operation).id).to.equal(first.id);
  });

  it('name the mailbox when none could be read', async () => {
    const errors = [{ mailbox: 'ana@press.example', detail: 'The mailbox cannot be read: nothing listens there' }];
    const detail = errors[0]?.detail ?? '';
    const error = { code: 'mailbox_unreachable' as const, detail };
    const result = { replies_found: 0, failed: 0, errors };
    gateway.onStart = (operation) => endOperation(running.store, operation, 'failed', { result, error });
    const { status, json } = await poll({}, 'grace');
    expect([status, json]).to.deep.equal([502, { detail, mailbox: 'ana@press.example', errors, error }]);
    const { id } = gateway.started[0] ?? { id: '' };
    const authorization = `Bearer ${await identity.token({ sub: 'grace' })}`;
    const again = await api.call('GET', `/api/operations/${id}/result`, { headers: { authorization } });
    expect([again.status, again.json]).to.deep.equal([status, json]);
  });

  it('list what belongs to an attempt, what does not, and all, newest first', async () => {
    const matched = await keep({ user_id: 'heidi', attempt_id: 'a'.repeat(24) });
    const loose = await keep({ user_id: 'heidi' });
    await keep({ user_id: 'ivan' });
    const list = async (query = '') => (await call('GET', `/replies${query}`, undefined, 'heidi')).json;
    expect(await list()).to.deep.equal([loose, matched].map(shown));
    expect(await list('?matched=true')).to.deep.equal([shown(matched)]);
    expect(await list('?matched=false')).to.deep.equal([shown(loose)]);
    const page = await call('GET', '/replies?limit=1', undefined, 'heidi');
    expect(page.json).to.deep.equal([shown(loose)]);
    const next = /<([^>]+)>; rel="next"/.exec(String(page.headers['link']))?.[1]?.replace(OUTREACH, '') ?? '';
    expect((await call('GET', next, undefined, 'heidi')).json).to.deep.equal([shown(matched)]);
  });

  it('list those of a campaign by class', async () => {
    const { id: campaign_id } = await newCampaign('judy');
    const yes = await keep({ user_id: 'judy', campaign_id });
    const away = await keep({ user_id: 'judy', campaign_id, classification: 'out_of_office' });
    await keep({ user_id: 'judy' });
    const path = `/campaigns/${campaign_id}/replies`;
    expect((await call('GET', path, undefined, 'judy')).json).to.deep.equal([away, yes].map(shown));
    const filtered = await call('GET', `${path}?classification=interested`, undefined, 'judy');
    expect(filtered.json).to.deep.equal([shown(yes)]);
    const { status, json } = await call('GET', path, undefined, 'kim');
    expect([status, json]).to.deep.equal([404, NO_CAMPAIGN]);
  });

  it('list those whose class waits for a person, until one has saved it', async () => {
    const { id: campaign_id } = await newCampaign('nora');
    const guess = await keep({ user_id: 'nora', campaign_id, classification: 'unsubscribe', confidence: 0.6 });
    const sure = await keep({ user_id: 'nora', campaign_id });
    for (const path of ['/replies', `/campaigns/${campaign_id}/replies`]) {
      const list = async (query: string) => (await call('GET', `${path}?${query}`, undefined, 'nora')).json;
      expect(await list('needs_review=true')).to.deep.equal([{ ...shown(guess), needs_review: true }]);
      expect(await list('needs_review=false')).to.deep.equal([shown(sure)]);
      expect(await list('needs_review=true&limit=1000')).to.have.length(1);
      expect((await call('GET', `${path}?needs_review=perhaps`, undefined, 'nora')).status).to.equal(422);
    }
    // The same class, and still a person's word.
    const saved = await call('PATCH', `/replies/${guess.id}`, { classification: 'unsubscribe' }, 'nora');
    expect(saved.json).to.deep.include({ needs_review: false, classified_by: 'user' });
    expect((await call('GET', '/replies?needs_review=true', undefined, 'nora')).json).to.deep.equal([]);
  });

  it('take a correction, whose effects a workflow brings about', async () => {
    const reply = await keep({ user_id: 'leo', classification: 'unsubscribe' });
    const path = `/replies/${reply.id}`;
    const { status, json } = await call('PATCH', path, { classification: 'interested' }, 'leo');
    const corrected = { ...shown(reply), classification: 'interested', classified_by: 'user', confidence: 1 };
    expect([status, json]).to.deep.equal([200, corrected]);
    expect(gateway.corrections).to.deep.equal([`${reply.id} interested`]);
    for (const [id, user] of [
      [reply.id, 'mia'],
      [NO_ID, 'leo'],
    ])
      expect((await call('PATCH', `/replies/${id}`, { classification: 'replied' }, user)).status).to.equal(404);
    expect((await call('PATCH', path, { classification: 'happy' }, 'leo')).status).to.equal(422);
    expect(gateway.corrections).to.have.length(1);
    expect((await running.store.replies.find('leo', reply.id))?.classification).to.equal('interested');
  });

  it('mark one as handled and open again, without touching its class', async () => {
    const reply = await keep({ user_id: 'olga', classification: 'question' });
    const change = (body: object, user = 'olga') => call('PATCH', `/replies/${reply.id}`, body, user);
    const handled = (await change({ handled: true })).json as { handled_at: string | null; classification: string };
    expect(handled.classification).to.equal('question');
    expect(Date.parse(handled.handled_at ?? '')).to.be.within(Date.now() - 60_000, Date.now());
    expect((await change({ handled: false })).json).to.deep.include({ handled_at: null, classification: 'question' });
    expect((await change({ handled: true }, 'bob')).status).to.equal(404);
    for (const body of [{}, { handled: 'yes' }, { handled: null }]) expect((await change(body)).status).to.equal(422);
  });
});
