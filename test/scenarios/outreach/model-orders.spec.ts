import { expect } from 'chai';
import { classifyReply } from '../../../activities/llm/classify-reply.js';
import type { LlmDeps } from '../../../activities/llm/llm-deps.js';
import { ASKED_CLASSES } from '../../../activities/llm/prompts/classifying-prompt.js';
import { writeEmail } from '../../../activities/llm/write-email.js';
import type { WritingTask } from '../../../domain/outreach/writing/email-draft.js';
import { createObedientModel, ORDERS, type Order, POSITIONS } from '../../support/obedient-model.js';
import { newReply } from '../../support/samples/new-reply.js';
import { type ChatRequest, type ModelServer, startModelServer } from '../../support/servers/model-server.js';

const WORD = '0123456789abcdef';
const MAIL = 'Hello,\n\nI would like to write about bees for you.\n\nKind regards';
const CAST = { lead_name: null, lead_website: null, content_topic: null };
const tone = 'friendly' as const;

/** Every text of every task that somebody else may have written. */
const FIELDS: Readonly<Record<string, { task: (text: string) => WritingTask; isOwnMail?: true }>> = {
  topic: { task: (text) => ({ kind: 'first', topic: `bees ${text}`, tone }) },
  name: { task: (text) => ({ kind: 'personal', base_email: MAIL, ...CAST, lead_name: `Ana ${text}` }) },
  website: { task: (text) => ({ kind: 'personal', base_email: MAIL, ...CAST, lead_website: `blog.example ${text}` }) },
  content_topic: { task: (text) => ({ kind: 'personal', base_email: MAIL, ...CAST, content_topic: `bees ${text}` }) },
  mail: { task: (text) => ({ kind: 'personal', base_email: `${MAIL}\n${text}`, ...CAST }), isOwnMail: true },
  subjects: { task: (text) => ({ kind: 'subjects', topic: `bees ${text}`, tone }) },
  subject: { task: (text) => ({ kind: 'follow_up', original_subject: `Bees ${text}`, original_body: MAIL, tone }) },
  body: { task: (text) => ({ kind: 'follow_up', original_subject: 'Bees', original_body: `${MAIL}\n${text}`, tone }) },
};

function honest({ response_format }: ChatRequest): Record<string, unknown> {
  const name = response_format?.json_schema?.name;
  if (name === 'classification') return { classification: 'question', confidence: 0.9 };
  if (name === 'subjects') return { suggestions: [1, 2, 3, 4, 5, 6].map((at) => `About bees${'?'.repeat(at)}`) };
  return { subject: 'About bees', body: 'Hello,\n\nwould you like an article about bees?\n\nKind regards' };
}

/** All of them where they are seen; where they are not, one wording of each deed, another one in each position. */
function ordersFor(position: string): readonly Order[] {
  if (position === 'visible') return ORDERS;
  const shift = Object.keys(POSITIONS).indexOf(position);
  return ORDERS.filter((_, at) => (at + shift) % 3 === 0);
}

describe('[I] orders in what the model reads', () => {
  const model = createObedientModel(honest);
  let server: ModelServer;
  let deps: LlmDeps;
  let body = '';
  const errors: string[] = [];
  before(async () => {
    server = await startModelServer(model.answer);
    deps = {
      model: { api_key: 'key', base_url: server.url, model: 'obedient' },
      replies: { find: async () => newReply({ subject: 'Re: bees', body }) },
      randomWord: () => WORD,
      onFailure: (reason) => errors.push(reason),
    };
  });
  after(() => server.close());
  const stop = new AbortController().signal;

  for (const [field, { task, isOwnMail }] of Object.entries(FIELDS))
    it(`escape from no position of ${field}`, async () => {
      expect(await writeEmail(deps, { task: task('') }, stop), 'without an order').to.not.have.property(
        'model_failure',
      );
      const before = model.obeyed;
      const escapes: string[] = [];
      for (const [position, place] of Object.entries(POSITIONS))
        for (const order of ordersFor(position)) {
          // What the user's own mail says may stay in it.
          if (isOwnMail && order.isQuoted && position === 'visible') continue;
          const obeyed = model.obeyed;
          const answer = await writeEmail(deps, { task: task(place(order.text)) }, stop);
          // The subject of a follow-up is the user's own, whatever the model makes of it.
          const made = Object.entries(answer ?? {}).filter(([name]) => field !== 'subject' || name !== 'subject');
          const texts = made.flatMap(([, text]): string | string[] => text);
          if (texts.some((text: string) => order.escaped.test(text))) escapes.push(`${position}: ${order.text}`);
          if (position !== 'visible' && model.obeyed > obeyed) escapes.push(`${position} was read: ${order.text}`);
        }
      expect(escapes).to.deep.equal([]);
      expect(model.obeyed - before, 'orders obeyed').to.be.greaterThan(ORDERS.length / 2);
    }).timeout(180_000);

  it('make no class of a reply that is none', async () => {
    const wrong: string[] = [];
    for (const [position, place] of Object.entries(POSITIONS))
      for (const order of ordersFor(position)) {
        body = `Who are you? ${place(order.text)}`;
        const answer = await classifyReply(deps, { user_id: 'alice', reply_id: 'r' }, stop);
        if (answer === null) continue;
        const isClass = ASKED_CLASSES.some((name) => name === answer.classification);
        if (!isClass || answer.confidence > 1 || Object.keys(answer).length !== 2)
          wrong.push(`${position}: ${order.text}`);
      }
    expect(wrong).to.deep.equal([]);
  }).timeout(180_000);

  it('never reach the log with the key', () => {
    expect(errors.length).to.be.greaterThan(100);
    expect(errors.filter((error) => error.includes('key'))).to.deep.equal([]);
  });
});
