import { expect } from 'chai';
import { createAnswersHandlers } from '../../../../../api/outreach/inbox/handlers/answers.js';
import { DomainError } from '../../../../../domain/base/errors.js';
import type { AnswerDraft } from '../../../../../domain/outreach/inbox/answer-draft.js';
import { createLogger } from '../../../../../platform/logger.js';
import { createRecordingGateway } from '../../../../support/api/operations-api.js';
import { OUTREACH } from '../../../../support/api/outreach-paths.js';
import { startTestApi, type TestApi } from '../../../../support/api/test-api.js';
import { newAttempt } from '../../../../support/samples/new-attempt.js';
import { seedThread } from '../../../../support/samples/seed-thread.js';
import { startIdentity, type TestIdentity } from '../../../../support/servers/identity.js';
import { startStore, type TestStore } from '../../../../support/store.js';

describe('[I] answer handlers', () => {
  let running: TestStore;
  let identity: TestIdentity;
  let api: TestApi;
  const gateway = createRecordingGateway();
  before(async () => {
    [running, identity] = await Promise.all([startStore(), startIdentity()]);
    const logger = createLogger({ level: 'silent', service: 'api' });
    const deps = { ...running.store, gateway, logger, environmentSender: null, hasModel: false };
    const handlers = createAnswersHandlers(deps);
    api = await startTestApi({ handlers, issuer: identity.issuer, connection: running.connection });
  });
  beforeEach(() => gateway.reset());
  after(async () => {
    await Promise.all([api.close(), identity.close()]);
    await running.stop();
  });

  const ask = async <Body>(method: string, path: string, status: number, body?: unknown, user = 'alice') => {
    const headers = { authorization: `Bearer ${await identity.token({ sub: user })}` };
    const given = body === undefined ? {} : { body };
    const answer = await api.call(method, `${OUTREACH}/inbox/${path}`, { headers, ...given });
    expect(answer.status, `${path} ${JSON.stringify(answer.json)}`).to.equal(status);
    return answer.json as Body;
  };
  const BODY = { body: 'Thank you' };

  it('let an answer wait ten seconds, and take it out again', async () => {
    const { thread_id, sender, reply } = await seedThread(running.store, 'alice', { reply_to: 'desk@blog.example' });
    const sent = await ask<AnswerDraft>('POST', `${thread_id}/answer`, 202, BODY);
    expect(sent).to.include({
      state: 'waiting',
      sender_id: sender.id,
      reply_id: reply.id,
      to_email: 'desk@blog.example',
    });
    expect(Date.parse(sent.leaves_at ?? '') - Date.now()).to.be.within(5_000, 10_000);
    expect(gateway.looks).to.deep.equal([`answer ${sent.attempt_id}`]);
    const { detail } = await ask<{ detail: string }>('POST', `${thread_id}/answer`, 409, BODY);
    expect(detail).to.match(/^alice sent an answer to this thread at 2/);
    await ask('PUT', `${thread_id}/draft`, 409, BODY);
    await ask('POST', `${thread_id}/draft`, 409);
    await ask('POST', `${thread_id}/answer/undo`, 404, undefined, 'bob');
    expect(await ask('POST', `${thread_id}/answer/undo`, 200)).to.include({ state: 'draft', body: 'Thank you' });
    await ask('POST', `${thread_id}/answer/undo`, 409);
    const again = await ask<AnswerDraft>('POST', `${thread_id}/answer`, 202, BODY);
    expect(again.attempt_id).to.not.equal(sent.attempt_id);
  });

  it('leave from an address of the thread alone, for a message of the thread alone', async () => {
    const { thread_id, sender, reply } = await seedThread(running.store, 'alice', { came_to: 'info@press.example' });
    const path = `${thread_id}/draft`;
    expect(await ask('PUT', path, 200, BODY)).to.include({ from_email: 'info@press.example' });
    const chosen = { ...BODY, from_email: sender.email, reply_id: reply.id, subject: 'Another' };
    expect(await ask('PUT', path, 200, chosen)).to.include({ from_email: sender.email, subject: 'Another' });
    await ask('PUT', path, 422, { ...BODY, from_email: 'eve@press.example' });
    await ask('PUT', path, 422, { ...BODY, reply_id: 'f'.repeat(24) });
    await ask('PUT', path, 422, { body: 'x'.repeat(20_001) });
    await ask('PUT', path, 422, { body: ' ' });
    await ask('PUT', path, 200, { body: 'x'.repeat(20_000) });
    await ask('PUT', path, 404, BODY, 'bob');
  });

  it('write a draft by rules, which is not sent', async () => {
    const { thread_id } = await seedThread(running.store, 'alice', { classification: 'question' });
    const draft = await ask<AnswerDraft>('POST', `${thread_id}/draft`, 200);
    expect(draft).to.include({ state: 'draft', written_by: 'rules', attempt_id: null });
    expect([draft.body, draft.warnings.join()]).to.deep.equal([
      'Hello,\n\nThank you for your question.\n\nPlease let me know if anything else is open.\n\nKind regards',
      'Written by rules: no language model is set up',
    ]);
    expect(gateway.looks).to.deep.equal([]);
  });

  it('refuse whom the policy does not let be emailed, and threads without a lead', async () => {
    const { thread_id } = await seedThread(running.store, 'alice', { from_email: 'no@blog.example' });
    await running.store.suppressions.add(
      'alice',
      { email: 'no@blog.example', source: 'manual', reason: null },
      new Date(),
    );
    const refused = await ask<{ reason: string }>('POST', `${thread_id}/answer`, 403, BODY);
    expect(refused.reason).to.equal('recipient_suppressed');
    const left = await seedThread(running.store, 'alice');
    await running.store.leads.setStatus('alice', left.campaign_id, left.lead_id, 'bounced', 'user', new Date());
    expect(await ask('POST', `${left.thread_id}/answer`, 403, BODY)).to.include({ reason: 'lead_not_mailable' });
    const stray = await seedThread(running.store, 'alice', { lead_id: null, campaign_id: null, attempt_id: null });
    await ask('POST', `${stray.thread_id}/answer`, 409, BODY);
    const bounce = await seedThread(running.store, 'alice', { classification: 'bounce_soft', classified_by: 'dsn' });
    await ask('POST', `${bounce.thread_id}/draft`, 409);
    expect(gateway.looks).to.deep.equal([]);
  });

  it('are drafts again when nothing can be started', async () => {
    const { thread_id } = await seedThread(running.store, 'alice');
    gateway.failure = new DomainError('dependency_unavailable', 'Temporal is not reachable', true);
    await ask('POST', `${thread_id}/answer`, 503, BODY);
    expect((await running.store.inboxThreads.find('alice', thread_id))?.answer).to.include({ state: 'draft' });
  });

  it('replace one whose workflow was terminated after it had failed', async () => {
    const { thread_id, campaign_id, lead_id } = await seedThread(running.store, 'alice');
    const { attempt_id } = await ask<AnswerDraft>('POST', `${thread_id}/answer`, 202, BODY);
    const id = attempt_id ?? '';
    await running.store.inboxThreads.claimAnswer('alice', thread_id, id);
    const of = { user_id: 'alice', campaign_id, lead_id, origin: 'answer' } as const;
    const attempt = newAttempt({ ...of, id, status: 'sending', reason: null });
    await running.store.attempts.insert(attempt, { day: 'd', domain_key: 'k', duplicate_key: null });
    await ask('POST', `${thread_id}/answer`, 409, BODY);
    const ending = { from: ['sending' as const], status: 'failed' as const, reason: 'abandoned', smtp_response: null };
    await running.store.attempts.settle('alice', id, {
      ...ending,
      sent_at: null,
      relay_message_id: null,
      recipient_refused: false,
    });
    await ask('POST', `${thread_id}/answer`, 202, BODY);
  });
});
