import { expect } from 'chai';
import { TEST_MAILS_AN_HOUR } from '../../../../../domain/outreach/sending/test-mail.js';
import { type OutreachApi, startOutreachApi } from '../../../../support/api/outreach-api.js';
import { newSender } from '../../../../support/samples/new-sender.js';

const NOW = new Date();

describe('[I] test mail handler', () => {
  let running: OutreachApi;
  before(async () => {
    running = await startOutreachApi();
  });
  after(() => running.stop());
  beforeEach(() => running.gateway.reset());

  const make = async (user: string) =>
    (await running.store.senders.insert(user, newSender('ana@press.example'), NOW))?.id ?? '';
  const send = (user: string, id: string) => running.call('POST', `/senders/${id}/test-mail`, undefined, user);

  it('sends to the verified address of the person, and passes on what came of it', async () => {
    const id = await make('alice');
    await running.store.mailAddresses.note('alice', 'alice@agency.example', NOW);
    const { status, json } = await send('alice', id);
    expect([status, json]).to.deep.equal([
      200,
      { status: 'accepted', to: 'alice@agency.example', detail: '250 Ok', tried_at: '2026-06-01T08:00:00.000Z' },
    ]);
    expect(running.gateway.mails).to.deep.equal(['test alice@agency.example']);
  });

  it('sends nothing without a verified address, and nothing for others', async () => {
    const id = await make('bob');
    const refused = await send('bob', id);
    expect([refused.status, refused.text.includes('has not verified an email address')]).to.deep.equal([409, true]);
    await running.store.mailAddresses.note('eve', 'eve@agency.example', NOW);
    expect((await send('eve', id)).status).to.equal(404);
    expect((await send('eve', 'f'.repeat(24))).status).to.equal(404);
    expect(running.gateway.mails).to.deep.equal([]);
  });

  it('is bounded for each sender', async () => {
    const [id, other] = [await make('cara'), await make('dora')];
    for (const user of ['cara', 'dora']) await running.store.mailAddresses.note(user, `${user}@agency.example`, NOW);
    const statuses: number[] = [];
    // The hour may end in between, so that more are asked for than two hours allow.
    for (let index = 0; index < 2 * TEST_MAILS_AN_HOUR + 1; index += 1) statuses.push((await send('cara', id)).status);
    expect(statuses.at(-1)).to.equal(429);
    expect((await send('dora', other)).status).to.equal(200);
  });
});
