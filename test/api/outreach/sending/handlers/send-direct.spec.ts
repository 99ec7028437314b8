import { expect } from 'chai';
import type { OperationError } from '../../../../../domain/operations/operations.js';
import type { Lead } from '../../../../../domain/outreach/campaigns/lead.js';
import { duplicateKey } from '../../../../../domain/outreach/sending/duplicate-key.js';
import { endOperation } from '../../../../support/api/operations-api.js';
import { type OutreachApi, startOutreachApi } from '../../../../support/api/outreach-api.js';
import { NO_ID, SENDER_BODY } from '../../../../support/api/outreach-paths.js';
import { newAttempt } from '../../../../support/samples/new-attempt.js';

describe('[I] handler of a send manually', () => {
  let running: OutreachApi;
  let lead: Lead;
  before(async () => {
    running = await startOutreachApi();
    await running.call('POST', '/senders', SENDER_BODY);
    const { id } = await running.newCampaign();
    lead = await running.newLead(id, { website_url: 'https://blog.example/', contact_email: 'editor@blog.example' });
  });
  beforeEach(() => running.gateway.reset());
  after(() => running.stop());

  const send = (change: object = {}, user?: string) => {
    const text = { subject: ' An article ', body: 'Hello' };
    return running.call(
      'POST',
      '/outreach/send',
      { campaign_id: lead.campaign_id, lead_id: lead.id, ...text, ...change },
      user,
    );
  };
  const endsWith = (error: OperationError) => {
    running.gateway.onStart = (operation) => endOperation(running.store, operation, 'failed', { error });
  };

  it('starts the workflow with what was asked, and answers with the attempt', async () => {
    running.gateway.onStart = async (operation) => {
      const { id, user_id } = operation;
      const slots = { day: '2026-06-01', domain_key: 'blog.example', duplicate_key: null };
      const about = { campaign_id: lead.campaign_id, lead_id: lead.id };
      await running.store.attempts.insert(newAttempt({ id, user_id, ...about }), slots);
      await endOperation(running.store, operation, 'completed', { result: {} });
    };
    const answer = await send();
    const [started] = running.gateway.started;
    expect(started?.input).to.deep.equal({
      campaign_id: lead.campaign_id,
      lead_id: lead.id,
      workspace_id: 'default',
      subject: 'An article',
      body: 'Hello',
      sender_id: null,
    });
    expect(answer.status).to.equal(200);
    expect(answer.json).to.include({ id: started?.id, status: 'sent', recipient_email: 'editor@blog.example' });
  });

  it('answers for each way in which it may not leave', async () => {
    const ends: [OperationError['code'], number, string][] = [
      ['policy_blocked', 403, 'Policy validation failed'],
      ['conflict', 409, 'Duplicate attempt detected'],
      ['mail_failed', 500, 'An internal error occurred'],
    ];
    for (const [code, status, detail] of ends) {
      endsWith({ code, detail: 'smtp.inside.test said no' });
      const answer = await send();
      expect([code, answer.status, (answer.json as { detail: string }).detail]).to.deep.equal([code, status, detail]);
      expect(answer.text, code).to.not.include('inside.test');
    }
  });

  it('names the rival that has the same mail in flight, while it holds it', async () => {
    const { store } = running;
    const key = duplicateKey(SENDER_BODY.email, 'editor@blog.example', 'An article');
    const conflicting = 'd'.repeat(24);
    endsWith({ code: 'conflict', detail: 'Duplicate attempt detected' });
    await store.sendSlots.claimDuplicate('alice', key, conflicting, new Date());
    const lost = await send();
    expect([lost.status, lost.json]).to.deep.equal([
      409,
      { detail: 'Duplicate attempt detected', attempt_id: conflicting },
    ]);
    await store.sendSlots.releaseDuplicate('alice', key, conflicting);
    expect((await send()).json).to.deep.equal({ detail: 'Duplicate attempt detected' });
  });

  it('starts nothing for what is missing, another’s, or without an address', async () => {
    const bare = await running.newLead(lead.campaign_id, { website_url: 'https://bare.example/' });
    const answers = [
      await send({ lead_id: NO_ID }),
      await send({ campaign_id: NO_ID }),
      await send({}, 'bob'),
      await send({ lead_id: bare.id }),
      await send({ sender_id: NO_ID }),
    ];
    expect(answers.map(({ status }) => status)).to.deep.equal([404, 404, 404, 422, 422]);
    expect(running.gateway.started).to.deep.equal([]);
  });
});
