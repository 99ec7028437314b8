import { readCorrectionEvidence } from '../../../domain/outreach/replies/learning/read-correction-evidence.js';
import type { KeptCorrection, ReplyCorrection } from '../../../domain/outreach/replies/learning/reply-correction.js';
import type { ReplyClass } from '../../../domain/outreach/replies/reply.js';

/** Numbers from 0 to 1 that look random and are the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function chooseFrom<Item>(items: readonly Item[], random: () => number): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}

/** What the people of one region write, in words that no learned text has. */
const DIALECT: Readonly<Partial<Record<ReplyClass, readonly string[]>>> = {
  interested: [
    'Bonzer job, chuck it across',
    'Bonzer, whack it over',
    'Beaut notion, chuck her across',
    'Beaut, sling it through',
  ],
  not_interested: [
    'Yeah nah, flat chat here',
    'Yeah nah, chockers with that',
    'Nah mate, chockers',
    'Yeah nah, no dramas though',
  ],
  question: ['What is the damage', 'Whats the damage for one', 'Damage per piece', 'What damage are we on about'],
};
const OPENINGS = ['G’day Ana', 'Hey there', 'Hi', 'Ana', 'Afternoon', 'Morning Ana'];
const FILLERS = [
  'Ta for the note.',
  'Saw this between meetings.',
  'The office is busy this week.',
  'We run a small site.',
  'Typing on the train.',
  '',
];
const CLOSINGS = ['Cheers, Bruce', 'Hooroo', 'Bazza', 'Cheers', 'Sheila', ''];

/** A reply in the dialect, with its meaning. */
export function dialectReply(random: () => number): { text: string; meant: ReplyClass } {
  const meant = chooseFrom<ReplyClass>(['interested', 'not_interested', 'question'], random);
  const said = chooseFrom(DIALECT[meant] ?? [], random);
  const parts = [
    `${chooseFrom(OPENINGS, random)},`,
    chooseFrom(FILLERS, random),
    `${said}.`,
    chooseFrom(CLOSINGS, random),
  ];
  return { text: parts.filter((part) => part !== '').join('\n'), meant };
}

let taught = 0;

export function makeCorrection(
  text: string,
  meant: ReplyClass,
  overrides: Partial<ReplyCorrection> = {},
): KeptCorrection {
  taught += 1;
  const id = taught.toString(16).padStart(24, '0');
  return {
    reply_id: id,
    campaign_id: 'c'.repeat(24),
    lead_id: id,
    group: id,
    meant,
    given: 'replied',
    given_by: 'rules',
    confidence: 0.5,
    corrected_at: '2026-06-03T07:12:00.000Z',
    evidence: readCorrectionEvidence({ body: text, subject: 'Re: City gardens' }, 'City gardens'),
    ...overrides,
  };
}
