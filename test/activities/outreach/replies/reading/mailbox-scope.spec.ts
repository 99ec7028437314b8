import { expect } from 'chai';
import { replyMail } from '../../../../support/mail/reply-mail.js';
import { moveRecords } from '../../../../support/move-records.js';
import { type Mailed, type ReplyReading, startReplyReading } from '../../../../support/reply-reading.js';

const TO = 'ws_b';

describe('[I] scope of a mailbox whose campaign has moved to another workspace', function () {
  this.timeout(60_000);
  let reading: ReplyReading;
  before(async () => {
    reading = await startReplyReading(['ana']);
  });
  after(() => reading.stop());

  const begin = async (user: string): Promise<Mailed> =>
    reading.mailed(user, await reading.addSender(user, 'ana@press.example', 'ana'));
  const move = ({ attempt }: Mailed) => {
    const { campaign_id: id, user_id: from } = attempt;
    return { kind: 'campaign' as const, id, from, to: TO, sender_id: null };
  };
  const answer = ({ attempt }: Mailed, body: string) =>
    replyMail({ body, headers: [`In-Reply-To: ${attempt.message_id}`] });

  it('reads replies from the old mailbox for the new workspace', async () => {
    const mailed = await begin('alice');
    await moveRecords(reading.store, move(mailed));
    await reading.take('alice', answer(mailed, 'Yes, please send it.'));
    expect(await reading.replies('alice')).to.deep.equal([]);
    const [reply] = await reading.replies(TO);
    expect(reply).to.include({ campaign_id: mailed.attempt.campaign_id, lead_id: mailed.lead.id });
    expect((await reading.store.leads.findById(TO, mailed.lead.id))?.status).to.equal('replied');
  });

  it('suppresses in both workspaces who opts out', async () => {
    const mailed = await begin('bert');
    await moveRecords(reading.store, move(mailed));
    await reading.take('bert', answer(mailed, 'Unsubscribe me, please.'));
    for (const owner of ['bert', TO])
      expect(await reading.store.suppressions.findAny(owner, [mailed.attempt.recipient_email]), owner).to.include({
        source: 'unsubscribe',
      });
  });

  it('has nothing to do with mails of other mailboxes of the new workspace', async () => {
    const [mailed, others] = [await begin('carl'), await reading.mailed(TO, null)];
    await moveRecords(reading.store, move(mailed));
    await reading.take('carl', answer(others, 'Yes, please send it.'));
    expect((await reading.store.leads.findById(TO, others.lead.id))?.status).to.equal('contacted');
  });

  it('leaves messages for a later poll while it is on its way', async () => {
    const mailed = await begin('dora');
    await reading.store.campaignMoves.hold(move(mailed));
    const taken = reading.take('dora', answer(mailed, 'Yes, please send it.')).catch((error: unknown) => String(error));
    expect(await taken).to.contain('is moving to another workspace');
    expect(await reading.replies('dora')).to.deep.equal([]);
    await reading.store.campaignMoves.release(move(mailed));
    await reading.take('dora', answer(mailed, 'Yes, please send it.'));
    expect(await reading.replies('dora')).to.have.length(1);
  });
});
