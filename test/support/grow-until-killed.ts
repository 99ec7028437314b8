import { connectStore } from '../../store/base/connect.js';
import { createStore } from '../../store/index.js';
import { keyedLead } from './samples/keyed-lead.js';
import { newAttempt } from './samples/new-attempt.js';

/** `grow-until-killed.ts <uri> <campaign> <name>`: writes into alice's campaign, in all ways there are, until it is killed. */
const [uri = '', campaign_id = '', name = ''] = process.argv.slice(2);
const { leads, attempts } = createStore(await connectStore(uri));
const user_id = 'alice';
const slots = { day: '2026-06-01', domain_key: 'blog.example', duplicate_key: null };
const ending = { reason: null, smtp_response: null, sent_at: new Date(), relay_message_id: null };

async function work(worker: number): Promise<never> {
  for (let round = 0; ; round++) {
    const hosts = Array.from({ length: 300 }, (_, index) => `${name}-${worker}-${round}-${index}.example`);
    await leads.insertMany(
      user_id,
      campaign_id,
      hosts.map((host) => keyedLead(host)),
      new Date(),
    );
    const { lead } = await leads.insert(user_id, campaign_id, keyedLead(`one.${hosts[0]}`), new Date());
    for (let each = 0; each < 20; each++) {
      const made = newAttempt({ user_id, campaign_id, lead_id: lead.id, status: 'queued', sent_at: null });
      await attempts.insert(made, slots);
      await attempts.beginSending(user_id, made.id);
      await attempts.conclude(user_id, made.id, { from: ['sending'], status: 'sent', ...ending });
    }
    await leads.moveStatus(user_id, lead.id, ['discovered'], 'contacted', 'send', new Date());
    if (round % 2 === 1) await leads.remove(user_id, campaign_id, lead.id);
    console.log('round');
  }
}

await Promise.all([1, 2, 3].map(work));
