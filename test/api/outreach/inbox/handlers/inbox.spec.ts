import { expect } from 'chai';
import type { components } from '../../../../../api/generated/openapi.js';
import { createInboxHandlers } from '../../../../../api/outreach/inbox/handlers/inbox.js';
import { OUTREACH } from '../../../../support/api/outreach-paths.js';
import { startTestApi, type TestApi } from '../../../../support/api/test-api.js';
import { seedThread } from '../../../../support/samples/seed-thread.js';
import { startIdentity, type TestIdentity } from '../../../../support/servers/identity.js';
import { startStore, type TestStore } from '../../../../support/store.js';

type Thread = components['schemas']['InboxThread'];
type Detail = components['schemas']['InboxThreadDetail'];
const DAY_MS = 86_400_000;

describe('[I] inbox handlers', () => {
  let running: TestStore;
  let identity: TestIdentity;
  let api: TestApi;
  before(async () => {
    [running, identity] = await Promise.all([startStore(), startIdentity()]);
    const handlers = createInboxHandlers({ ...running.store, environmentSender: null });
    api = await startTestApi({ handlers, issuer: identity.issuer, connection: running.connection });
  });
  after(async () => {
    await Promise.all([api.close(), identity.close()]);
    await running.stop();
  });

  const call = async (method: string, path: string, body?: unknown, user = 'alice') => {
    const authorization = `Bearer ${await identity.token({ sub: user })}`;
    return api.call(method, `${OUTREACH}${path}`, {
      headers: { authorization },
      ...(body === undefined ? {} : { body }),
    });
  };
  const ask = async <Body>(method: string, path: string, status: number, body?: unknown, user?: string) => {
    const answer = await call(method, path, body, user);
    expect(answer.status, `${path} ${JSON.stringify(answer.json)}`).to.equal(status);
    return answer.json as Body;
  };

  it('list threads by what is to be done, page by page', async () => {
    const one = await seedThread(running.store, 'ann');
    const two = await seedThread(running.store, 'ann', { classification: 'out_of_office', confidence: 1 });
    const ids = (threads: Thread[]) => threads.map(({ id }) => id);
    expect(ids(await ask('GET', '/inbox', 200, undefined, 'ann'))).to.deep.equal([two.thread_id, one.thread_id]);
    expect(ids(await ask('GET', '/inbox?show=waiting', 200, undefined, 'ann'))).to.deep.equal([one.thread_id]);
    expect(await ask('GET', '/inbox?assignee=me', 200, undefined, 'ann')).to.deep.equal([]);
    const first = await call('GET', '/inbox?limit=1', undefined, 'ann');
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers['link']))?.[1] ?? '';
    const path = new URL(next, 'http://x.example');
    const rest = await ask<Thread[]>('GET', `/inbox${path.search}`, 200, undefined, 'ann');
    expect(ids(rest)).to.deep.equal([one.thread_id]);
    expect(await ask('GET', '/inbox', 200, undefined, 'bob')).to.deep.equal([]);
    for (const query of ['show=mine', 'label=', 'unread=maybe', `q=${'x'.repeat(201)}`, `label=${'x'.repeat(41)}`])
      await ask('GET', `/inbox?${query}`, 422, undefined, 'ann');
  });

  it('show a thread with its messages and how an answer would go', async () => {
    const { thread_id, sender } = await seedThread(running.store, 'alice');
    const { thread, messages, answering } = await ask<Detail>('GET', `/inbox/${thread_id}`, 200);
    expect(thread).to.include({ unread: true, note_count: 0, answer_state: null });
    expect(messages.map(({ kind }) => kind)).to.deep.equal(['sent', 'reply']);
    expect(answering).to.deep.include({
      to_email: 'editor@blog.example',
      refusal: null,
      subject: 'Re: An article for you',
    });
    expect(answering.from).to.deep.equal([{ sender_id: sender.id, email: sender.email, name: sender.name }]);
    await ask('GET', `/inbox/${thread_id}`, 404, undefined, 'bob');
  });

  it('say why a thread cannot be answered', async () => {
    const refusalOf = async (id: string) => (await ask<Detail>('GET', `/inbox/${id}`, 200)).answering.refusal ?? '';
    const stray = await seedThread(running.store, 'alice', { lead_id: null, campaign_id: null, attempt_id: null });
    expect(await refusalOf(stray.thread_id)).to.contain('belongs to no lead');
    const bounce = await seedThread(running.store, 'alice', { classification: 'bounce_hard', classified_by: 'dsn' });
    expect(await refusalOf(bounce.thread_id)).to.contain('No message here');
    const left = await seedThread(running.store, 'alice');
    await running.store.leads.setStatus('alice', left.campaign_id, left.lead_id, 'unsubscribed', 'user', new Date());
    expect(await refusalOf(left.thread_id)).to.contain('The lead is unsubscribed');
    const gone = await seedThread(running.store, 'kim');
    await running.store.senders.remove('kim', gone.sender.id);
    const { answering } = await ask<Detail>('GET', `/inbox/${gone.thread_id}`, 200, undefined, 'kim');
    expect(answering.refusal).to.contain('no mailbox');
  });

  it('change a thread within its bounds, and mark its replies as handled with it', async () => {
    const { thread_id, reply } = await seedThread(running.store, 'alice');
    const path = `/inbox/${thread_id}`;
    const until = (days: number) => ({ snoozed_until: new Date(Date.now() + days * DAY_MS).toISOString() });
    const labels = Array.from({ length: 10 }, (_, at) => `${at}`.padEnd(40, 'x'));
    expect(await ask('PATCH', path, 200, { labels, assignee: 'alice' })).to.deep.include({ labels, assignee: 'alice' });
    for (const body of [
      {},
      { labels: [...labels, 'more'] },
      { labels: ['x'.repeat(41)] },
      { labels: [''] },
      { labels: ['a,b'] },
      { assignee: 'somebody' },
      until(-1),
      until(367),
      { ...until(1), done: true },
    ])
      await ask('PATCH', path, 422, body);
    expect(await ask('PATCH', path, 200, until(365))).to.include({ done_at: null });
    const done = await ask<Thread>('PATCH', path, 200, { done: true });
    expect(done).to.deep.include({ unread: false, snoozed_until: null, labels });
    expect((await running.store.replies.find('alice', reply.id))?.handled_at).to.not.equal(null);
    const snoozed = await ask<Thread>('PATCH', path, 200, until(1));
    expect(snoozed).to.include({ done_at: null });
    await ask('PATCH', path, 404, { unread: true }, 'bob');
  });

  it('keep notes, which their authors delete', async () => {
    const { thread_id } = await seedThread(running.store, 'alice');
    const path = `/inbox/${thread_id}/notes`;
    const note = await ask<{ id: string }>('POST', path, 201, { text: ` ${'x'.repeat(1_998)} ` });
    expect(note).to.include({ text: 'x'.repeat(1_998), by: 'alice' });
    await ask('POST', path, 422, { text: 'x'.repeat(2_001) });
    await ask('POST', path, 422, { text: '  ' });
    await ask('DELETE', `${path}/${note.id}`, 404, undefined, 'bob');
    await ask('DELETE', `${path}/${note.id}`, 204);
    await ask('DELETE', `${path}/${note.id}`, 404);
    for (let count = 0; count < 100; count++)
      await running.store.inboxThreads.addNote('alice', thread_id, {
        id: `${count}`,
        at: new Date().toISOString(),
        by: null,
        by_name: null,
        text: 'x',
      });
    await ask('POST', path, 409, { text: 'One more' });
  });
});
