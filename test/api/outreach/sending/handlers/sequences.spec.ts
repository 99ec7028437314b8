import { expect } from 'chai';
import type { Lead } from '../../../../../domain/outreach/campaigns/lead.js';
import type { LeadPlace } from '../../../../../domain/outreach/sending/sequence/lead-place.js';
import type { Sequence, SequenceStep } from '../../../../../domain/outreach/sending/sequence/sequence.js';
import { type OutreachApi, startOutreachApi } from '../../../../support/api/outreach-api.js';
import { NO_ID } from '../../../../support/api/outreach-paths.js';
import { newAttempt } from '../../../../support/samples/new-attempt.js';
import { newQueueItem } from '../../../../support/samples/new-queue-item.js';

type Shown = Omit<Sequence, 'steps'> & {
  steps: (SequenceStep & { counts: Record<string, number> })[];
  updating: number;
};
const TWO = [
  { wait_days: 3, body: 'About {website}?' },
  { wait_days: 5, subject: ' My last email ', body: '{your_name}' },
];

describe('[I] handlers of sequences', () => {
  let running: OutreachApi;
  let sender_id = '';
  before(async () => {
    running = await startOutreachApi();
    const sender = {
      email: 'ana@press.example',
      name: 'Ana Lind',
      organization: 'Press Ltd',
      postal_address: '1 High Street',
      smtp: { host: 'smtp.example', port: 587, secure: false, username: null },
    };
    sender_id = ((await running.call('POST', '/senders', sender)).json as { id: string }).id;
  });
  beforeEach(() => running.gateway.reset());
  after(() => running.stop());

  const open = async (sent_at = '2026-06-05T09:00:00.000Z'): Promise<Lead> => {
    const { id } = await running.newCampaign();
    return lead(id, sent_at);
  };
  let count = 0;
  /** One whose first email was sent, unless null. */
  const lead = async (campaign_id: string, sent_at: string | null): Promise<Lead> => {
    const host = `blog-${count++}.example`;
    const made = await running.newLead(campaign_id, { website_url: `https://${host}/`, contact_email: `ed@${host}` });
    const of = { campaign_id, lead_id: made.id, sender_id, recipient_email: `ed@${host}` };
    if (sent_at === null) return made;
    const attempt = newAttempt({ ...of, sent_at, created_at: sent_at, origin: 'queue', subject: 'On bees' });
    await running.store.attempts.insert(attempt, { day: '2026-06-01', domain_key: host, duplicate_key: null });
    return made;
  };
  const path = ({ campaign_id }: Lead, rest = '') => `/campaigns/${campaign_id}/sequence${rest}`;
  const save = async (of: Lead, version: number, steps: object[] = TWO) =>
    running.call('PUT', path(of), { version, steps });
  const act = async (of: Lead, body: object, user?: string) =>
    running.call('POST', path(of, `/leads/${of.id}`), body, user);

  it('are empty at first, save steps under ids of their own, and refuse what another change came before', async () => {
    const of = await open();
    expect((await running.call('GET', path(of))).json).to.deep.include({ version: 0, status: 'active', steps: [] });
    const saved = (await save(of, 0)).json as Shown;
    expect([saved.version, saved.steps.map(({ subject }) => subject)]).to.deep.equal([1, [null, 'My last email']]);
    expect(new Set(saved.steps.map(({ id }) => id)).size).to.equal(2);
    expect((await save(of, 0)).status).to.equal(409);
    const [first] = saved.steps;
    const draft = { id: first?.id, wait_days: 4, body: 'Changed' };
    const again = (await save(of, 1, [draft, draft])).json as Shown;
    // The one that is there twice is a new one.
    expect(again.steps[0]).to.deep.include({ id: first?.id, wait_days: 4, condition: 'no_reply' });
    expect(again.steps[1]?.id)
      .to.match(/^[0-9a-f]{24}$/)
      .and.not.equal(first?.id);
    for (const [method, rest] of [
      ['GET', ''],
      ['GET', '/leads'],
      ['POST', '/pause'],
    ] as const)
      expect((await running.call(method, path(of, rest), undefined, 'bob')).status).to.equal(404);
    expect((await save(of, 2, [{ wait_days: 0, body: 'x' }])).status).to.equal(422);
    const values = { 'a.b': 'dots', $c: 'dollars', '': 'no name' };
    const kept = await running.call('PUT', path(of), { version: 2, steps: [], values });
    expect(kept.json).to.deep.include({ version: 3, values });
  });

  it('start, skip, pause, resume and end the sequence of a lead, and say where it is', async () => {
    const of = await open();
    const { steps } = (await save(of, 0)).json as Shown;
    const moved = await act(of, { action: 'move', step_id: steps[0]?.id });
    expect([moved.status, moved.json]).to.deep.include(200);
    const place = moved.json as LeadPlace;
    expect(place).to.include({ state: 'waiting', position: 1, website_url: of.website_url, paused: null });
    expect(running.gateway.looks).to.deep.equal([`start ${place.follow_up_id}`]);
    const second = (await act(of, { action: 'skip' })).json as LeadPlace;
    expect(second).to.include({ state: 'waiting', position: 2 });
    expect((await act(of, { action: 'pause' })).json).to.include({ state: 'paused', paused: 'lead', next_at: null });
    expect((await act(of, { action: 'resume' })).json).to.include({ state: 'waiting', paused: null });
    expect((await act(of, { action: 'end' })).json).to.include({ state: 'ended', reason: 'ended_by_user' });
    const refused = await act(of, { action: 'pause' });
    expect([refused.status, refused.json]).to.deep.equal([
      409,
      { detail: 'The lead does not wait for a step of the sequence' },
    ]);
    const listed = async (query: string) => (await running.call('GET', path(of, `/leads${query}`))).json as LeadPlace[];
    expect((await listed('')).length).to.equal(0);
    expect((await listed(`?state=ended&step_id=${steps[1]?.id}`)).map(({ lead_id }) => lead_id)).to.deep.equal([of.id]);
    const shown = (await running.call('GET', path(of))).json as Shown;
    expect(shown.steps.map(({ counts }) => counts)).to.deep.equal([
      { waiting: 0, paused: 0, sent: 0, skipped: 1, finished: 0, ended: 0 },
      { waiting: 0, paused: 0, sent: 0, skipped: 0, finished: 0, ended: 1 },
    ]);
    expect((await act(of, { action: 'move' })).status).to.equal(422);
    expect((await act({ ...of, id: NO_ID }, { action: 'pause' })).status).to.equal(404);
  });

  it('move no lead that has had no first email, has replied, or may be getting an email at this moment', async () => {
    const of = await open();
    const { steps } = (await save(of, 0)).json as Shown;
    const move = { action: 'move', step_id: steps[1]?.id };
    const unsent = await lead(of.campaign_id, null);
    expect((await act(unsent, move)).json)
      .to.have.property('detail')
      .that.contains('no first email');
    const onWay = newAttempt({
      campaign_id: of.campaign_id,
      lead_id: of.id,
      status: 'sending',
      step: 1,
      origin: 'follow_up',
    });
    await running.store.attempts.insert(onWay, { day: '2026-06-01', domain_key: 'x', duplicate_key: null });
    expect((await act(of, move)).json)
      .to.have.property('detail')
      .that.contains('being sent');
    await running.store.leads.setStatus('alice', of.campaign_id, of.id, 'replied', 'user', new Date());
    expect((await act(of, move)).json)
      .to.have.property('detail')
      .that.contains('replied');
    expect((await act(of, { ...move, step_id: NO_ID })).status).to.equal(409);
  });

  it('bring what waits in line with a change at once, and leave the rest to workers', async () => {
    const of = await open();
    const { steps } = (await save(of, 0)).json as Shown;
    const step_id = steps[0]?.id ?? '';
    const place = (await act(of, { action: 'move', step_id })).json as LeadPlace;
    // Of a hundred other leads, planned later.
    const [first] = await running.store.sequencePlaces.ofLead('alice', of.id);
    if (!first) throw new Error('It was planned');
    const { user_id, campaign_id, scheduled_at, subject, body } = first;
    const also = { user_id, campaign_id, sender_id, step_id, scheduled_at, subject, body, wait_days: 3, paused: null };
    for (let number = 0; number < 100; number++) {
      const id = (0xffff_0000 + number).toString(16).padEnd(24, 'f');
      await running.store.sequencePlaces.insert({ ...also, id, number, attempt_id: id, lead_id: id }, new Date());
    }
    const changed = (await save(of, 1, [{ wait_days: 3, id: step_id, body: 'New words' }])).json as Shown;
    expect([changed.updating, changed.version]).to.deep.equal([1, 2]);
    expect((await running.store.followUps.find('alice', place.follow_up_id))?.body).to.equal('New words');
  });

  it('pause and resume all leads, and wake their mailboxes', async () => {
    const of = await open();
    expect((await running.call('POST', path(of, '/pause'))).status).to.equal(409);
    const { steps } = (await save(of, 0)).json as Shown;
    await act(of, { action: 'move', step_id: steps[0]?.id });
    running.gateway.reset();
    const paused = (await running.call('POST', path(of, '/pause'))).json as Shown;
    expect([paused.status, paused.steps[0]?.counts['paused']]).to.deep.equal(['paused', 1]);
    const later = await lead(of.campaign_id, '2026-06-05T09:00:00.000Z');
    expect((await act(later, { action: 'move', step_id: steps[0]?.id })).json).to.include({ paused: 'sequence' });
    const resumed = (await running.call('POST', path(of, '/resume'))).json as Shown;
    expect([resumed.status, resumed.steps[0]?.counts['waiting']]).to.deep.equal(['active', 2]);
    expect(running.gateway.looks).to.include(`sender ${sender_id}`);
  });

  it('show every step as it would be sent, saved or not, and what was sent already', async () => {
    const of = await open('2026-06-05T09:00:00.000Z');
    const unsent = await lead(of.campaign_id, null);
    const preview = async (body: object) => {
      const { status, json } = await running.call('POST', path(of, '/preview'), body);
      expect(status, JSON.stringify(json)).to.equal(200);
      return json as { sender_email: string; first_email: object; steps: Record<string, unknown>[] };
    };
    const draft = await preview({
      lead_id: unsent.id,
      first_subject: 'On bees',
      steps: [...TWO, { wait_days: 1, body: '{gift}' }],
    });
    expect(draft.first_email).to.deep.equal({ state: 'none', at: null, subject: 'On bees' });
    expect(
      draft.steps.map(({ subject, body, at, state, unfilled }) => [subject, body, at, state, unfilled]),
    ).to.deep.equal([
      ['Re: On bees', `About ${unsent.domain}?`, null, 'planned', []],
      ['My last email', 'Ana Lind', null, 'planned', []],
      ['Re: On bees', '{gift}', null, 'planned', ['{gift}']],
    ]);
    expect(draft.steps[0]?.['text']).to.contain('-- \nAna Lind, Press Ltd\n1 High Street');
    // One whose first email waits in a queue, for the mailbox of the environment, which there is none of.
    const due_at = '2030-01-04T09:00:00.000Z';
    const queue = { user_id: 'alice', campaign_id: of.campaign_id, lead_id: unsent.id, sender_id: '0'.repeat(24) };
    await running.store.queueItems.insertMany([newQueueItem({ ...queue, due_at, subject: 'On honey' })]);
    const { steps } = (await save(of, 0)).json as Shown;
    const queued = await preview({ lead_id: unsent.id });
    expect(queued.first_email).to.deep.equal({ state: 'waiting', at: due_at, subject: 'On honey' });
    expect(queued.sender_email).to.equal('ana@press.example');
    // Friday, and three and five working days on.
    expect(queued.steps.map(({ at }) => at)).to.deep.equal(['2030-01-09T09:00:00.000Z', '2030-01-16T09:00:00.000Z']);
    await act(of, { action: 'move', step_id: steps[1]?.id });
    const shown = await preview({ lead_id: of.id });
    expect(shown.steps.map(({ state }) => state)).to.deep.equal(['passed', 'waiting']);
    await act(of, { action: 'end' });
    const over = await preview({ lead_id: of.id });
    expect(over.steps.map(({ state, at }) => [state, at])).to.deep.equal([
      ['passed', null],
      ['passed', null],
    ]);
    expect((await running.call('POST', path(of, '/preview'), { lead_id: NO_ID })).status).to.equal(404);
  });

  it('take the place of follow-ups that a queue would bring', async () => {
    const of = await open();
    await save(of, 0);
    const mail = { subject: 'On {topic}', body: 'Hello', values: { topic: 'bees' } };
    const preview = (more: object) =>
      running.call('POST', `/campaigns/${of.campaign_id}/outreach/preview`, { ...mail, ...more });
    expect((await preview({ follow_ups: [{ after_days: 3, body: 'Again?' }] })).status).to.equal(422);
    expect((await preview({})).status).to.equal(200);
  });
});
