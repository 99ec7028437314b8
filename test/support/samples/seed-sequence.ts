import { emptySequence } from '../../../domain/outreach/sending/sequence/sequence.js';
import type { Store } from '../../../store/index.js';
import { keyedLead } from './keyed-lead.js';
import { newAttempt } from './new-attempt.js';
import { newSteps } from './new-steps.js';

const LEADS = 4;

/** A campaign of alice with a sequence of three steps: leads that wait, are paused, and have ended. @returns its id */
export async function seedSequence(store: Store, long: string, sender_id: string, now: Date): Promise<string> {
  const about = { description: null, keywords: ['bees'], workspace_id: 'alice' };
  const { id: campaign_id } = await store.campaigns.insert('alice', { name: `Sequence ${long}`, ...about }, now);
  const steps = newSteps(
    { body: `Is {website} still looking for ${long}?` },
    { subject: long, condition: 'was_away', wait_days: 5 },
    { body: 'A {gift} for you', wait_days: 8 },
  );
  const [first] = steps;
  await store.sequences.save('alice', { ...emptySequence(campaign_id), version: 1, steps }, now);
  for (let index = 0; index < LEADS; index++) {
    const { lead } = await store.leads.insert('alice', campaign_id, keyedLead(`led-${index}-${long}.example`), now);
    const sent_at = now.toISOString();
    const of = { user_id: 'alice', campaign_id, lead_id: lead.id, sender_id };
    const opener = newAttempt({ ...of, sent_at, created_at: sent_at, recipient_email: lead.contact_email ?? '' });
    await store.attempts.insert(opener, { day: '2026-06-01', domain_key: lead.domain, duplicate_key: null });
    const id = `${index}`.repeat(24);
    const text = { subject: `Re: ${long}`, body: 'Is it?', scheduled_at: '2030-06-05T09:00:00.000Z' };
    const planned = { id, number: 100, attempt_id: opener.id, step_id: first?.id ?? '', wait_days: 3, paused: null };
    const place = await store.sequencePlaces.insert({ ...of, ...planned, ...text }, now);
    await store.sequencePlaces.enter(place);
    if (index === 2) await store.sequencePlaces.setPaused('alice', id, { from: [null], to: 'lead' });
    if (index === 3) await store.sequencePlaces.leave('alice', id, 'The lead has replied');
  }
  return campaign_id;
}
