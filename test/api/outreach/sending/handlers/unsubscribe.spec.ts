import { expect } from 'chai';
import { createUnsubscribeTokens } from '../../../../../platform/unsubscribe-token.js';
import { UNSUBSCRIBE_POLICY } from '../../../../../web/unsubscribe/unsubscribe-policy.js';
import { type OutreachApi, startOutreachApi } from '../../../../support/api/outreach-api.js';
import { moveRecords } from '../../../../support/move-records.js';
import { newAttempt } from '../../../../support/samples/new-attempt.js';
import { newQueueItem } from '../../../../support/samples/new-queue-item.js';

const FORM = 'application/x-www-form-urlencoded';
const ONE_CLICK = 'List-Unsubscribe=One-Click';

describe('[I] unsubscribe handlers', () => {
  let running: OutreachApi;
  before(async () => {
    running = await startOutreachApi();
  });
  after(() => running.stop());

  /** A lead that was mailed, and the link of that mail. */
  async function mailed(host: string) {
    const { store, tokens } = running;
    const campaign = await running.newCampaign();
    const email = `ana@${host}.example`;
    const lead = await running.newLead(campaign.id, { website_url: `https://${host}.example/`, contact_email: email });
    const attempt = newAttempt({ campaign_id: campaign.id, lead_id: lead.id, recipient_email: email });
    await store.attempts.insert(attempt, { day: '2026-06-01', domain_key: `${host}.example`, duplicate_key: null });
    const path = `/u/${tokens.sign({ user_id: 'alice', email, attempt_id: attempt.id })}`;
    const status = async () => (await store.leads.findById('alice', lead.id))?.status;
    const suppressed = async () => (await store.suppressions.findAny('alice', [email]))?.source ?? null;
    return { campaign, lead, attempt, email, path, status, suppressed };
  }
  const get = (path: string) => running.api.call('GET', path);
  const post = (path: string, body: string | Buffer = ONE_CLICK, type = FORM) =>
    running.api.call('POST', path, { headers: { 'content-type': type }, body });

  it('show a button and change nothing, however often a scanner looks', async () => {
    const { path, email, status, suppressed } = await mailed('scanned');
    for (const _ of [1, 2]) {
      const { status: code, headers, text } = await get(path);
      expect([code, headers['content-type']]).to.deep.equal([200, 'text/html; charset=utf-8']);
      expect(headers).to.include({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
      expect(headers).to.include({ 'content-security-policy': UNSUBSCRIBE_POLICY, 'referrer-policy': 'no-referrer' });
      expect(text).to.contain(`<strong>${email}</strong>`).and.contain('<button type="submit">');
    }
    expect((await running.api.call('HEAD', path)).status).to.equal(200);
    expect([await status(), await suppressed()]).to.deep.equal(['discovered', null]);
  });

  it('unsubscribe on one click, and as often as it is repeated', async () => {
    const { path, email, status, suppressed, lead } = await mailed('clicked');
    await running.store.leads.moveStatus('alice', lead.id, ['discovered'], 'contacted', 'send', new Date());
    for (const _ of [1, 2, 3]) {
      const answer = await post(path);
      expect([answer.status, answer.headers['content-type']]).to.deep.equal([200, 'text/html; charset=utf-8']);
      expect(answer.text).to.contain('You are unsubscribed').and.contain(email);
    }
    expect([await status(), await suppressed()]).to.deep.equal(['unsubscribed', 'unsubscribe']);
    const found = await running.store.leads.findById('alice', lead.id);
    expect(found?.status_history.map(({ from, to, by }) => [from, to, by])).to.deep.equal([
      ['discovered', 'contacted', 'send'],
      ['contacted', 'unsubscribed', 'unsubscribe'],
    ]);
    expect((await get(path)).text)
      .to.contain('You are unsubscribed')
      .and.not.contain('<button');
  });

  it('take back what waits for the address in another campaign', async () => {
    const { path, email } = await mailed('elsewhere');
    const campaign = await running.newCampaign();
    const lead = await running.newLead(campaign.id, { website_url: 'https://other.example/', contact_email: email });
    const item = newQueueItem({ campaign_id: campaign.id, lead_id: lead.id });
    await running.store.queueItems.insertMany([item]);
    await post(path);
    const found = await running.store.queueItems.find('alice', item.id);
    expect(found).to.include({ status: 'cancelled', reason: 'recipient_suppressed' });
  });

  it('take the one click as multipart too (RFC 8058)', async () => {
    const { path, suppressed } = await mailed('multipart');
    const part = '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
    const answer = await post(path, part, 'multipart/form-data; boundary=b');
    expect(answer.status, answer.text).to.equal(200);
    expect(await suppressed()).to.equal('unsubscribe');
  });

  const part = 'Content-Disposition: form-data; name="List-Unsubscribe"';
  const ways: [what: string, type: string | null, body: string][] = [
    ['text/plain, as mail programs have sent it', 'text/plain', ONE_CLICK],
    ['text/plain with a charset and a line break', 'text/plain; charset=us-ascii', `${ONE_CLICK}\r\n`],
    ['no media type', null, ONE_CLICK],
    ['a media type that is none', 'one-click', ONE_CLICK],
    ['octets', 'application/octet-stream', ONE_CLICK],
    ['JSON', 'application/json', '{"List-Unsubscribe": "One-Click"}'],
    ['broken JSON that says so', 'application/json', ONE_CLICK],
    ['another case', FORM, 'list-unsubscribe=ONE-CLICK'],
    ['spaces', FORM, ' List-Unsubscribe = One-Click '],
    ['escapes', FORM, 'List-Unsubscribe%3DOne-Click'],
    ['other fields beside it', FORM, `a=1&${ONE_CLICK}&email=other@blog.example`],
    [
      'multipart whose parts have headers',
      'multipart/form-data; boundary=b',
      `--b\r\n${part}\r\nContent-Type: text/plain\r\n\r\nOne-Click\r\n--b--`,
    ],
    ['multipart without a boundary', 'multipart/form-data', `--b\n${part}\n\nOne-Click\n--b--`],
  ];
  for (const [index, [what, type, body]] of ways.entries()) {
    it(`take the click as ${what}`, async () => {
      const { path, suppressed } = await mailed(`way${index}`);
      const headers: Record<string, string> = type === null ? {} : { 'content-type': type };
      const answer = await running.api.call('POST', path, { headers, body });
      expect(answer.status, answer.text).to.equal(200);
      expect(await suppressed()).to.equal('unsubscribe');
    });
  }

  it('cancel what was planned for the lead', async () => {
    const { path, lead, campaign, attempt } = await mailed('planned');
    const planned = {
      id: 'b'.repeat(24),
      user_id: 'alice',
      sender_id: 'a'.repeat(24),
      campaign_id: campaign.id,
      attempt_id: attempt.id,
      lead_id: lead.id,
      subject: 'Re: An article',
      body: 'Again',
      reason: null,
      status: 'scheduled' as const,
      sent_at: null,
      sent_attempt_id: null,
      scheduled_at: new Date(Date.now() + 86_400_000).toISOString(),
      created_at: new Date().toISOString(),
    };
    await running.store.followUps.insert(planned);
    await post(path);
    expect(await running.store.followUps.find('alice', planned.id)).to.include({
      status: 'cancelled',
      reason: 'Unsubscribed',
    });
  });

  it('leave a placed lead as it is, but suppress its address', async () => {
    const { path, lead, status, suppressed } = await mailed('placed');
    await running.store.leads.moveStatus('alice', lead.id, ['discovered'], 'placed', 'user', new Date());
    await post(path);
    expect([await status(), await suppressed()]).to.deep.equal(['placed', 'unsubscribe']);
  });

  it('suppress the address even when its campaign is gone', async () => {
    const { path, campaign, suppressed } = await mailed('gone');
    await running.store.campaigns.remove('alice', campaign.id);
    expect((await post(path)).status).to.equal(200);
    expect(await suppressed()).to.equal('unsubscribe');
  });

  it('know no token but their own, and say so on a page', async () => {
    const { path, suppressed } = await mailed('forged');
    const forged = createUnsubscribeTokens('another secret of more than 32 characters');
    const other = forged.sign({ user_id: 'alice', email: 'ana@forged.example', attempt_id: 'a'.repeat(24) });
    for (const token of ['x', other, `${path.slice(3)}x`, path.slice(3, -2), '..', '%00', 'x'.repeat(1000)]) {
      for (const answer of [await get(`/u/${token}`), await post(`/u/${token}`)]) {
        expect([token, answer.status, answer.headers['content-type']]).to.deep.equal([
          token,
          404,
          'text/html; charset=utf-8',
        ]);
        expect(answer.text).to.contain('This link is not complete');
      }
    }
    expect(await suppressed()).to.equal(null);
  });

  it('take nothing else for a click', async () => {
    const { path, suppressed } = await mailed('other');
    expect((await post(path, 'List-Unsubscribe=Later')).status).to.equal(422);
    expect((await post(path, '')).status).to.equal(422);
    expect((await post(path, '{"List-Unsubscribe":"Later"}', 'application/json')).status).to.equal(422);
    expect((await post(path, Buffer.from([0, 255, 254]), 'image/png')).status).to.equal(422);
    expect((await running.api.call('POST', path)).status).to.equal(422);
    expect((await post(path, `${ONE_CLICK}&x=${'y'.repeat(20_000)}`)).status).to.equal(413);
    expect((await running.api.call('PUT', path)).status).to.equal(405);
    expect(await suppressed()).to.equal(null);
  });

  it('suppress in both workspaces once the campaign has moved, and stop what is planned in the new one', async () => {
    const { store } = running;
    const { path, campaign, lead, email, attempt } = await mailed('moved');
    await moveRecords(store, { kind: 'campaign', id: campaign.id, from: 'alice', to: 'ws_b', sender_id: null });
    await store.queueItems.insertMany([
      newQueueItem({ user_id: 'ws_b', campaign_id: campaign.id, lead_id: lead.id, operation_id: attempt.id }),
    ]);
    for (const _ of [1, 2]) expect((await post(path)).status).to.equal(200);
    for (const owner of ['alice', 'ws_b'])
      expect((await store.suppressions.findAny(owner, [email]))?.source, owner).to.equal('unsubscribe');
    expect((await store.leads.findById('ws_b', lead.id))?.status).to.equal('unsubscribed');
    expect((await store.queueItems.counts('ws_b', attempt.id)).cancelled).to.equal(1);
  });
});
