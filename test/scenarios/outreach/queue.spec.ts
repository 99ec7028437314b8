import { expect } from 'chai';
import { senderQueueId } from '../../../workflows/outreach/sending/contract/sending.js';
import { OUTREACH, type SendingPlatform, startSendingPlatform } from '../../support/sending-platform.js';
import { withTemporal } from '../../support/temporal/with-temporal.js';
import { until } from '../../support/until.js';

interface QueueResult {
  status: string;
  result: Record<string, number> & { refused: { lead_id: string; reason: string }[] };
}

describe('[E] queues of mail', () => {
  let sending: SendingPlatform;
  let leads: string[] = [];
  before(async function () {
    this.timeout(180_000);
    sending = await startSendingPlatform();
    const emails = Array.from({ length: 13 }, (_, index) => `editor${index}@mag-${index}.example`);
    leads = await sending.addLeads(emails);
  });
  after(async function () {
    this.timeout(120_000);
    await sending?.stop();
  });

  const queuePath = (): string => `${OUTREACH}/campaigns/${sending.campaignId}/outreach/queue`;
  const start = async (body: object): Promise<string> => {
    const answer = await sending.platform.call<{ id: string }>(queuePath(), { body });
    expect(answer.status, JSON.stringify(answer.body)).to.equal(202);
    return answer.body.id;
  };
  /** The workflow that gives the mailbox its turns has given one since then, and waits for the next. */
  const hasTakenTurn = (sinceMs: number): Promise<boolean> =>
    withTemporal(sending.platform.temporal, async ({ workflow }) => {
      const id = senderQueueId({ user_id: 'alice', sender_id: sending.senderId });
      const handle = workflow.getHandle(id);
      if ((await handle.describe()).status.name !== 'RUNNING') return false;
      const { events } = await handle.fetchHistory();
      const turns = events?.filter((event) => event.activityTaskCompletedEventAttributes) ?? [];
      const timeOf = (at: (typeof turns)[number]['eventTime']) =>
        Number(at?.seconds ?? 0) * 1_000 + (at?.nanos ?? 0) / 1e6;
      return turns.some(({ eventTime }) => timeOf(eventTime) >= sinceMs);
    });
  const texts = { subject: 'A guest article for {website}', body: 'Hello {website}, would you like one?' };

  it('shows what would leave, and why some cannot', async () => {
    const path = `${OUTREACH}/campaigns/${sending.campaignId}/outreach/preview`;
    const { status, body } = await sending.platform.call<{
      sendable: number;
      mails: { subject: string; text: string }[];
      refused: { reason: string }[];
    }>(path, { body: { ...texts, lead_ids: [leads[0], 'f'.repeat(24)] } });
    expect([status, body.sendable]).to.deep.equal([200, 1]);
    expect(body.mails[0]?.subject).to.equal('A guest article for site-editor0-at-mag-0.example');
    expect(body.mails[0]?.text).to.contain('Press Ltd').and.to.contain('/u/');
    expect(body.refused.map(({ reason }) => reason)).to.deep.equal(['lead_not_found']);
    expect(sending.sink.deliveries).to.have.length(0);
  });

  it('sends to each once, and tells how all of it ended', async () => {
    const chosen = leads.slice(0, 4);
    const id = await start({ ...texts, lead_ids: chosen });
    const { status, result } = await sending.platform.waitForEnd<QueueResult>(id);
    expect(status).to.equal('completed');
    expect(result).to.deep.equal({
      total: 4,
      sent: 4,
      blocked: 0,
      failed: 0,
      uncertain: 0,
      cancelled: 0,
      refused: [],
    });
    const recipients = sending.sink.deliveries.map(({ to }) => to);
    expect(recipients.sort()).to.deep.equal([0, 1, 2, 3].map((index) => `editor${index}@mag-${index}.example`));
    const [mail] = sending.sink.deliveries;
    expect(mail?.raw).to.contain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  }).timeout(180_000);

  it('refuses those who were mailed already', async () => {
    const id = await start({ ...texts, lead_ids: leads.slice(0, 1) });
    const { result } = await sending.platform.waitForEnd<QueueResult>(id);
    expect(result.total).to.equal(0);
    expect(result.refused).to.deep.equal([{ lead_id: leads[0], reason: 'lead_contacted' }]);
  }).timeout(120_000);

  it('paused, nothing leaves; resumed, it continues', async () => {
    const before = sending.sink.deliveries.length;
    // Nothing is sent before it is paused.
    await sending.platform.killWorker();
    const id = await start({ ...texts, lead_ids: leads.slice(4, 8) });
    const queue = `${OUTREACH}/outreach/queues/${id}`;
    expect((await sending.platform.call(`${queue}/pause`, { method: 'POST' })).status).to.equal(200);
    await sending.platform.startWorker();
    // Its turn would have come before that of a mail that was queued later.
    const later = await sending.platform.waitForEnd<QueueResult>(await start({ ...texts, lead_ids: leads.slice(12) }));
    expect(later.result['sent']).to.equal(1);
    expect(sending.sink.deliveries.slice(before).map(({ to }) => to)).to.deep.equal(['editor12@mag-12.example']);
    expect((await sending.platform.call(`${queue}/resume`, { method: 'POST' })).status).to.equal(200);
    const { result } = await sending.platform.waitForEnd<QueueResult>(id);
    expect(result['sent']).to.equal(4);
    expect((await sending.platform.call(`${queue}/pause`, { method: 'POST' })).status).to.equal(409);
  }).timeout(180_000);

  it('cancelled, it takes back what waits, and they may be queued again', async () => {
    const before = sending.sink.deliveries.length;
    const chosen = leads.slice(8, 10);
    const start_at = new Date(Date.now() + 3_600_000).toISOString();
    const id = await start({ ...texts, lead_ids: chosen, start_at });
    const cancelled = await sending.platform.call(`/api/operations/${id}/cancel`, { method: 'POST' });
    expect(cancelled.status).to.equal(202);
    const ended = await sending.platform.waitForEnd<QueueResult>(id);
    expect(ended.status).to.equal('cancelled');
    expect(sending.sink.deliveries).to.have.length(before);
    const again = await sending.platform.waitForEnd<QueueResult>(await start({ ...texts, lead_ids: chosen }));
    expect(again.result['sent']).to.equal(2);
  }).timeout(180_000);

  it('keeps the pace of its mailbox', async () => {
    const pace = { min_interval_seconds: 3_600 };
    const sender = `${OUTREACH}/senders/${sending.senderId}`;
    expect((await sending.platform.call(sender, { method: 'PATCH', body: pace })).status).to.equal(200);
    const before = sending.sink.deliveries.length;
    const since = Date.now();
    const id = await start({ ...texts, lead_ids: leads.slice(10, 12) });
    const status = async () => (await sending.platform.call<{ status: string }>(`/api/operations/${id}`)).body.status;
    await until('the queue is at work', async () => (await status()) === 'running');
    // The last mail left a moment ago: the first of these has to wait an hour. A turn of the queue before does not count.
    await until('its mailbox has had its turn', () => hasTakenTurn(since));
    expect(sending.sink.deliveries).to.have.length(before);
    expect(await status()).to.equal('running');
    await sending.platform.call(sender, { method: 'PATCH', body: { min_interval_seconds: 0 } });
    const { result } = await sending.platform.waitForEnd<QueueResult>(id);
    expect(result['sent']).to.equal(2);
  }).timeout(180_000);
});
