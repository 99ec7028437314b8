import { expect } from 'chai';
import { type SendingPlatform, startSendingPlatform } from '../../support/sending-platform.js';

const CAP = 5;
/** Fewer than the hundred operations that a user may have unfinished: more would be asked to come again. */
const AT_ONCE = 80;
const COMPETITORS = 2 * AT_ONCE;
const TWINS = 50;

function byStatus(answers: { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

describe('[E] sends at the same time', () => {
  let sending: SendingPlatform;
  before(async function () {
    this.timeout(120_000);
    sending = await startSendingPlatform({ env: { OUTREACH_USER_DAILY_LIMIT: String(CAP) } });
  });
  after(async function () {
    this.timeout(60_000);
    await sending?.stop();
  });

  it('of many with one slot left exactly one leaves', async () => {
    const emails = Array.from({ length: CAP - 2 + COMPETITORS }, (_, index) => `lead${index}@host-${index}.example`);
    const leads = await sending.addLeads(emails);
    for (const lead of leads.slice(0, CAP - 2)) expect((await sending.send(lead)).status).to.equal(200);

    const wait = { prefer: 'wait=110' };
    // One of the two slots that are left goes to the twins below.
    const twin = leads[CAP - 2] ?? '';
    const twins = await Promise.all(Array.from({ length: TWINS }, () => sending.send(twin, 'Twins', wait)));
    const outcomes = byStatus(twins);
    expect(outcomes[200], JSON.stringify(outcomes)).to.equal(1);
    expect((outcomes[403] ?? 0) + (outcomes[409] ?? 0)).to.equal(TWINS - 1);
    expect(sending.sink.deliveries).to.have.length(CAP - 1);

    const together = (some: string[]) => Promise.all(some.map((lead) => sending.send(lead, 'Last slot', wait)));
    const others = leads.slice(CAP - 2);
    const competitors = [...(await together(others.slice(0, AT_ONCE))), ...(await together(others.slice(AT_ONCE)))];
    expect(byStatus(competitors)).to.deep.equal({ 200: 1, 403: COMPETITORS - 1 });
    expect(sending.sink.deliveries).to.have.length(CAP);
    const refused = competitors.filter(({ status }) => status === 403);
    for (const { body } of refused) expect(body).to.include({ reason: 'user_daily_cap' });
  }).timeout(300_000);

  it('leaves the records in line with what left', async () => {
    const attempts = await sending.attempts();
    const sent = attempts.filter(({ status }) => status === 'sent');
    expect(sent).to.have.length(CAP);
    expect(attempts.every(({ status }) => ['sent', 'blocked'].includes(status))).to.equal(true);
    const recipients = sending.sink.deliveries.map(({ to }) => to);
    expect(sent.map((attempt) => attempt.recipient_email).sort()).to.deep.equal(recipients.sort());
  });
});
