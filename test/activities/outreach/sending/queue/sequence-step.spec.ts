import { expect } from 'chai';
import { dispatchDue } from '../../../../../activities/outreach/sending/dispatch-due.js';
import { sequencePorts } from '../../../../../activities/outreach/sending/queue/sequence-step.js';
import { replanStale } from '../../../../../activities/outreach/sending/replan-stale.js';
import {
  type ChangedPlace,
  changeLeadPlace,
  type LeadAction,
} from '../../../../../domain/outreach/sending/sequence/change-lead-place.js';
import { toLeadPlace } from '../../../../../domain/outreach/sending/sequence/lead-place.js';
import type { SequenceStep } from '../../../../../domain/outreach/sending/sequence/sequence.js';
import type { SequencePlace } from '../../../../../domain/outreach/sending/sequence/sequence-place.js';
import { newQueueItem } from '../../../../support/samples/new-queue-item.js';
import { newReply } from '../../../../support/samples/new-reply.js';
import { newSteps } from '../../../../support/samples/new-steps.js';
import { createSendingWorld, type SendingWorld } from '../../../../support/sending-deps.js';
import { startStore, type TestStore } from '../../../../support/store.js';

const MONDAY = new Date('2026-06-01T09:00:00.000Z');
const FRIDAY = new Date('2026-06-05T09:00:00.000Z');
const [A, B, C, X] = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(24));

describe('[I] sequence of a campaign', () => {
  let test: TestStore;
  let world: SendingWorld;
  let count = 0;
  before(async () => {
    test = await startStore();
  });
  after(() => test.stop());
  beforeEach(async () => {
    world = await createSendingWorld(test.store);
    await test.store.senders.update('alice', world.sender.id, { min_interval_seconds: 0 }, MONDAY);
    world.clock.now = MONDAY;
  });

  const steps = (...ids: (string | undefined)[]): SequenceStep[] =>
    newSteps(...ids.map((id = '', at) => ({ id, body: `Step ${id.charAt(0)} for {website}`, wait_days: at + 1 })));
  const save = async (given: SequenceStep[], change: object = {}): Promise<void> => {
    const { sequences, sequencePlaces } = test.store;
    const before = await sequences.find('alice', world.campaignId);
    if (!before) throw new Error('There is no campaign');
    const saved = await sequences.save(
      'alice',
      { ...before, ...change, steps: given, version: before.version + 1 },
      MONDAY,
    );
    expect(saved?.version).to.equal(before.version + 1);
    await sequencePlaces.markStale('alice', world.campaignId);
  };
  const turn = async (at: Date | string = world.clock.now) => {
    world.clock.now = new Date(at);
    return dispatchDue(world.deps, { user_id: 'alice', sender_id: world.sender.id }, new AbortController().signal);
  };
  /** A lead whose first email waits in a queue. */
  const queue = async (follow_ups: { after_days: number; subject: null; body: string }[] = []): Promise<string> => {
    const lead_id = await world.addLead(`editor@sequence-${count++}.example`);
    const of = { user_id: 'alice', campaign_id: world.campaignId, sender_id: world.sender.id, lead_id };
    const due_at = world.clock.now.toISOString();
    await test.store.queueItems.insertMany([newQueueItem({ ...of, follow_ups, due_at, subject: `On bees ${count}` })]);
    return lead_id;
  };
  /** A lead whose first email was just sent from a queue. */
  const open = async (...given: Parameters<typeof queue>): Promise<string> => {
    const lead = await queue(...given);
    await turn();
    return lead;
  };
  const places = (lead_id: string): Promise<SequencePlace[]> => test.store.sequencePlaces.ofLead('alice', lead_id);
  const waiting = async (lead_id: string) => {
    const found = (await places(lead_id)).filter(({ status }) => status === 'scheduled');
    expect(found.length).to.be.at.most(1);
    return found[0] ?? null;
  };
  const sent = async (lead_id: string) => {
    const mails = await test.store.campaignMails.listSentTo('alice', lead_id, 20);
    return mails.map(({ step, body }) => `${step} ${body.slice(0, 6)}`);
  };
  const act = async (lead_id: string, action: LeadAction, step: string | null = null): Promise<ChangedPlace> => {
    const [sequence, lead] = await Promise.all([
      test.store.sequences.find('alice', world.campaignId),
      test.store.leads.find('alice', world.campaignId, lead_id),
    ]);
    if (!sequence || !lead) throw new Error('It is gone');
    const ports = { ...sequencePorts(world.deps), ...test.store };
    return changeLeadPlace(ports, { userId: 'alice', sequence, lead }, action, step);
  };

  it('sends its steps one after the other, working days apart, in the thread and from the mailbox of the first email', async () => {
    await save(steps(A, B));
    world.clock.now = FRIDAY;
    const lead = await open();
    const first = await waiting(lead);
    expect([first?.step_id, first?.scheduled_at]).to.deep.equal([A, '2026-06-08T09:00:00.000Z']);
    expect(first?.body).to.match(/^Step a for sequence-\d+\.example$/);
    expect(world.told).to.include(`start ${first?.id}`);
    expect((await turn('2026-06-08T08:59:59Z')).sent).to.equal(0);
    await turn('2026-06-08T10:00:00Z');
    const second = await waiting(lead);
    // From when it was really sent, Monday 10:00.
    expect([second?.step_id, second?.scheduled_at]).to.deep.equal([B, '2026-06-10T10:00:00.000Z']);
    await turn('2026-06-10T10:00:00Z');
    expect(await waiting(lead)).to.equal(null);
    const mails = await test.store.campaignMails.listSentTo('alice', lead, 20);
    expect(mails.map(({ step, sender_id, subject }) => [step, sender_id, subject])).to.deep.equal([
      [0, world.sender.id, `On bees ${count}`],
      [1, world.sender.id, `Re: On bees ${count}`],
      [2, world.sender.id, `Re: On bees ${count}`],
    ]);
    expect(mails[2]?.thread?.references).to.deep.equal(mails.slice(0, 2).map(({ message_id }) => message_id));
    const end = (await places(lead)).find(({ is_place }) => is_place);
    expect(end && toLeadPlace(end, steps(A, B), null)).to.include({ state: 'finished', position: 2, next_at: null });
  });

  it('follows no lead whose queue brought follow-ups of its own, and none of a campaign without one', async () => {
    await save(steps(A));
    const lead = await open([{ after_days: 2, subject: null, body: 'Own' }]);
    expect(await places(lead)).to.deep.equal([]);
    expect(await test.store.followUps.ofLead('alice', lead, 'scheduled')).to.have.length(1);
    await save([]);
    expect(await places(await open())).to.deep.equal([]);
  });

  it('applies a change to leads that have not reached the step, and to no others', async () => {
    await save(steps(A, B));
    const late = await open();
    await turn('2026-06-02T09:00:00Z');
    const new_ = await open();
    expect([(await waiting(late))?.step_id, (await waiting(new_))?.step_id]).to.deep.equal([B, A]);
    // A has other words, X comes in front of B, which waits longer.
    const [a, x, b] = steps(A, X, B);
    if (!a || !x || !b) throw new Error('Three steps');
    await save([{ ...a, body: 'Other words', wait_days: 2 }, x, b]);
    await replanStale(world.deps);
    const [ofLate, ofNew] = [await waiting(late), await waiting(new_)];
    expect([ofLate?.step_id, ofLate?.scheduled_at]).to.deep.equal([X, '2026-06-04T09:00:00.000Z']);
    expect([ofNew?.body, ofNew?.scheduled_at]).to.deep.equal(['Other words', '2026-06-04T09:00:00.000Z']);
    await turn('2026-06-04T09:00:00Z');
    expect(await sent(late)).to.deep.equal(['0 Hello', '1 Step a', '2 Step d']);
    expect(await sent(new_)).to.deep.equal(['0 Hello', '1 Other ']);
    // A deleted step is passed over, and nothing is sent again.
    await save(steps(A, B));
    await replanStale(world.deps);
    await turn('2026-06-12T09:00:00Z');
    await turn('2026-06-19T09:00:00Z');
    expect(await sent(late)).to.deep.equal(['0 Hello', '1 Step a', '2 Step d', '3 Step b']);
    expect(await sent(new_)).to.deep.equal(['0 Hello', '1 Other ', '2 Step b']);
  });

  it('never sends what was changed since, even when nothing has replanned it', async () => {
    await save(steps(A, B));
    const lead = await open();
    await save(steps(A, B).map((step) => ({ ...step, body: 'Newest words' })));
    await turn('2026-06-02T09:00:00Z');
    expect(await sent(lead)).to.deep.equal(['0 Hello', '1 Newest']);
    await save(steps(A));
    await turn('2026-06-08T09:00:00Z');
    expect(await sent(lead)).to.have.length(2);
    expect((await places(lead)).map(({ reason }) => reason)).to.deep.equal([null, 'step_removed']);
  });

  it('leaves alone what a person has given one email, and the time for which a lead is away', async () => {
    await save(steps(A));
    const [own, away] = [await open(), await open()];
    const [ofOwn, ofAway] = [await waiting(own), await waiting(away)];
    if (!ofOwn || !ofAway) throw new Error('Both wait');
    const at = new Date('2026-06-03T12:00:00.000Z');
    await test.store.followUps.edit('alice', ofOwn.id, { body: 'My own words', scheduled_at: at });
    const until = new Date('2026-06-22T00:00:00.000Z');
    await test.store.followUps.reschedule('alice', ofAway.id, until, true);
    await save(
      steps(X, A)
        .slice(1)
        .map((step) => ({ ...step, body: 'New', wait_days: 5 })),
    );
    await replanStale(world.deps);
    const changed = await waiting(own);
    expect([changed?.body, changed?.scheduled_at]).to.deep.equal(['My own words', at.toISOString()]);
    expect((await waiting(away))?.scheduled_at).to.equal(until.toISOString());
    await turn(at);
    expect(await sent(own)).to.deep.equal(['0 Hello', '1 My own']);
  });

  it('sends a conditional step to those it is meant for, and leads the others on', async () => {
    const [a, b] = steps(A, B);
    if (!a || !b) throw new Error('Two steps');
    await save([{ ...a, condition: 'was_away' }, b]);
    const [away, here] = [await open(), await open()];
    const opener = (await waiting(away))?.attempt_id ?? '';
    const note = newReply({ user_id: 'alice', lead_id: away, attempt_id: opener, classification: 'out_of_office' });
    const keys = { mailbox_key: 'm', message_key: note.id, bounce_group: null };
    await test.store.replies.insert('alice', { ...note, ...keys }, MONDAY);
    await turn('2026-06-02T09:00:00Z');
    expect([await sent(away), await sent(here)]).to.deep.equal([['0 Hello', '1 Step a'], ['0 Hello']]);
    // Its wait counts from the email before it.
    expect([(await waiting(here))?.step_id, (await waiting(here))?.scheduled_at]).to.deep.equal([
      B,
      '2026-06-03T09:00:00.000Z',
    ]);
  });

  it('holds what has a placeholder without a value, and sends it once that is there', async () => {
    await save(steps(A).map((step) => ({ ...step, body: 'About {guide}' })));
    const lead = await open();
    await turn('2026-06-02T09:00:00Z');
    expect(await sent(lead)).to.have.length(1);
    expect((await waiting(lead))?.held_reason).to.equal('unfilled_placeholder: {guide}');
    await save(
      steps(A).map((step) => ({ ...step, body: 'About {guide}' })),
      { values: { guide: 'honey' } },
    );
    await turn('2026-06-02T10:00:00Z');
    expect(await sent(lead)).to.deep.equal(['0 Hello', '1 About ']);
  });

  it('ends for a lead that replies, and sends nothing more to one whose status says so', async () => {
    await save(steps(A, B));
    const lead = await open();
    await test.store.leads.setStatus('alice', world.campaignId, lead, 'placed', 'user', MONDAY);
    await turn('2026-06-02T09:00:00Z');
    const [place] = await places(lead);
    expect([place?.status, place?.reason, await waiting(lead)]).to.deep.equal(['cancelled', 'lead_placed', null]);
    expect(await act(lead, 'move', B ?? '')).to.have.property('refused');
  });

  it('is paused and resumed for one lead, or for all', async () => {
    await save(steps(A, B));
    const [one, other] = [await open(), await open()];
    expect(await act(one, 'pause')).to.have.nested.property('place.paused', 'lead');
    expect(await test.store.sequencePlaces.pauseAll('alice', world.campaignId, true)).to.deep.equal([world.sender.id]);
    await turn('2026-06-02T09:00:00Z');
    expect([await sent(one), await sent(other)]).to.deep.equal([['0 Hello'], ['0 Hello']]);
    await test.store.sequencePlaces.pauseAll('alice', world.campaignId, false);
    await turn('2026-06-02T09:01:00Z');
    expect([await sent(one), await sent(other)]).to.deep.equal([['0 Hello'], ['0 Hello', '1 Step a']]);
    expect(await act(one, 'resume')).to.have.nested.property('place.paused', null);
    await turn('2026-06-02T09:02:00Z');
    expect(await sent(one)).to.deep.equal(['0 Hello', '1 Step a']);
  });

  it('is planned once and sent once, wherever a run dies', async () => {
    await save(steps(A, B));
    const { queueItems, followUps, sequencePlaces, timers } = world.deps;
    /** The next call of it is the last of its run. */
    const die = <Given extends unknown[], Value>(call: (...given: Given) => Promise<Value>) => {
      let isDead = false;
      return (...given: Given): Promise<Value> => {
        if (isDead) return call(...given);
        isDead = true;
        return Promise.reject(new Error('The worker has died'));
      };
    };
    const deaths = [
      () => Object.assign(world.deps, { queueItems: { ...queueItems, end: die(queueItems.end) } }),
      () => Object.assign(world.deps, { sequencePlaces: { ...sequencePlaces, enter: die(sequencePlaces.enter) } }),
      () => Object.assign(world.deps, { timers: { ...timers, startFollowUp: die(timers.startFollowUp) } }),
      () => Object.assign(world.deps, { followUps: { ...followUps, conclude: die(followUps.conclude) } }),
    ];
    for (const kill of deaths) {
      world.clock.now = MONDAY;
      kill();
      const lead = await queue();
      await turn().catch(() => turn());
      expect(await sent(lead)).to.deep.equal(['0 Hello']);
      expect(await waiting(lead)).to.include({ step_id: A, is_place: true });
      await turn('2026-06-02T09:00:00Z').catch(() => turn());
      expect(await sent(lead)).to.deep.equal(['0 Hello', '1 Step a']);
      expect(await waiting(lead)).to.include({ step_id: B, is_place: true });
      expect((await places(lead)).filter(({ is_place }) => is_place)).to.have.length(1);
    }
  });

  it('leaves once where a person moves the lead while it is handed over, and what follows keeps its distance', async () => {
    await save(steps(A, B, C));
    const lead = await open();
    const { mail } = world.deps;
    const actions: ChangedPlace[] = [];
    world.deps.mail = {
      ...mail,
      transmit: async (login, composed, onBodyStart, signal) =>
        mail.transmit(
          login,
          composed,
          async () => {
            // Before its claim, and after it.
            if (actions.length === 0) actions.push(await act(lead, 'move', C));
            const isClaimed = await onBodyStart();
            if (actions.length === 1) actions.push(await act(lead, 'move', B));
            return isClaimed;
          },
          signal,
        ),
    };
    await turn('2026-06-02T09:00:00Z');
    const [before, during] = actions;
    expect(before).to.have.nested.property('place.step_id', C);
    expect(during).to.have.property('refused').that.contains('being sent');
    expect(await sent(lead)).to.deep.equal(['0 Hello', '1 Step a']);
    expect((await places(lead)).map(({ step_id, status }) => [step_id, status])).to.deep.equal([
      [A, 'sent'],
      [C, 'scheduled'],
    ]);
    expect(await act(lead, 'move', A))
      .to.have.property('refused')
      .that.contains('already sent');
    const next = await waiting(lead);
    expect(next?.scheduled_at).to.equal('2026-06-04T09:00:00.000Z');
    await turn('2026-06-04T09:00:00Z');
    expect(await sent(lead)).to.deep.equal(['0 Hello', '1 Step a', '2 Step c']);
  });

  it('continues from the mailbox that the emails of a moved campaign are sent from', async () => {
    await save(steps(A, B));
    const lead = await open();
    const first = await waiting(lead);
    const record = { ...world.sender, email: 'bo@press.example', smtp_password: null, imap_password: null };
    const bo = await test.store.senders.insert('alice', { ...record, is_default: false }, MONDAY);
    const moved = { $set: { sender_id: bo?.id } };
    await test.connection.collection('follow_ups').updateOne({ lead_id: lead }, moved);
    world.clock.now = new Date('2026-06-02T09:00:00Z');
    const signal = new AbortController().signal;
    await dispatchDue(world.deps, { user_id: 'alice', sender_id: bo?.id ?? '' }, signal);
    expect([first?.sender_id, (await waiting(lead))?.sender_id]).to.deep.equal([world.sender.id, bo?.id]);
  });

  it('is skipped, moved and ended for one lead, and never sends a step twice', async () => {
    await save(steps(A, B, C));
    const lead = await open();
    expect(await act(lead, 'skip')).to.have.nested.property('place.step_id', B);
    // Back to what was skipped.
    expect(await act(lead, 'move', A)).to.have.nested.property('place.step_id', A);
    await turn('2026-06-02T09:00:00Z');
    expect(await act(lead, 'move', A))
      .to.have.property('refused')
      .that.contains('already sent');
    expect(await act(lead, 'move', C)).to.have.nested.property('place.scheduled_at', '2026-06-05T09:00:00.000Z');
    await turn('2026-06-05T09:00:00Z');
    expect(await sent(lead)).to.deep.equal(['0 Hello', '1 Step a', '2 Step c']);
    expect(await act(lead, 'skip')).to.have.property('refused');
    // The step that it was moved past.
    await act(lead, 'move', B);
    expect(await act(lead, 'end')).to.have.nested.property('place.reason', 'ended_by_user');
    expect((await turn('2026-06-30T09:00:00Z')).sent).to.equal(0);
    await act(lead, 'move', B);
    await turn('2026-06-30T09:00:01Z');
    expect(await sent(lead)).to.deep.equal(['0 Hello', '1 Step a', '2 Step c', '3 Step b']);
  });
});
