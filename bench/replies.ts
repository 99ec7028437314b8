import EmailReplyParser from 'email-reply-parser';
import { parseMessage } from '../activities/mail/parsing/parse-message.js';
import type { BounceReport } from '../domain/outreach/replies/bounces/bounce.js';
import { parseBounce } from '../domain/outreach/replies/bounces/parse-bounce.js';
import { judgeReply } from '../domain/outreach/replies/judge-reply.js';
import { extractNewText } from '../domain/outreach/replies/new-text.js';
import {
  bounceCases,
  OUR_REASONS,
  type ReplyTextCase,
  replyClassCases,
  replyTextCases,
} from '../test/support/mail/mail-fixtures.js';
import type { Measure } from './measure.js';
import { otherHandMeasures } from './reply-classes/reply-classes.js';

const ROUNDS = 3;

/** What mails that came in mean: how fast, how often right on public bounces and on replies in many languages. */
export async function benchReplies(): Promise<Measure[]> {
  return [
    ...(await benchSpeed()),
    ...(await benchBounces()),
    ...benchTexts(),
    await benchClasses(),
    ...otherHandMeasures(),
  ];
}

/** One core: everything from the source to the verdict, over real bounces and replies alike. */
async function benchSpeed(): Promise<Measure[]> {
  const bounces = bounceCases().map(({ source }) => source);
  const replies = replyTextCases().map(replySource);
  const measure = async (sources: readonly Buffer[]): Promise<number> => {
    const started = performance.now();
    for (let round = 0; round < ROUNDS; round++) {
      for (const source of sources) judgeReply(await parseMessage(source), null);
    }
    return (sources.length * ROUNDS * 1_000) / (performance.now() - started);
  };
  await measure(bounces.slice(0, 50));
  return [
    {
      name: 'mails parsed and classified',
      value: await measure([...bounces, ...replies]),
      unit: '/s',
      bar: { at_least: 300 },
    },
    { name: 'of them bounces', value: await measure(bounces), unit: '/s' },
    { name: 'of them replies', value: await measure(replies), unit: '/s' },
  ];
}

function replySource({ text }: ReplyTextCase): Buffer {
  const head =
    'From: Ana <ana@blog.example>\nTo: sam@out.example\nSubject: Re: Balcony hives\nMessage-ID: <r@blog.example>\n' +
    'MIME-Version: 1.0\nContent-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: base64\n\n';
  return Buffer.from(
    head +
      (
        Buffer.from(text)
          .toString('base64')
          .match(/.{1,76}/g) ?? []
      ).join('\n'),
  );
}

async function benchBounces(): Promise<Measure[]> {
  const score = { right: 0, wrong: 0, missed: 0, ours: 0 };
  for (const { source, expected } of bounceCases()) {
    const found = hardIn(parseBounce(await parseMessage(source)));
    const wanted = expected.filter(({ hard }) => hard).length;
    score.right += Math.min(wanted, found);
    score.wrong += Math.max(0, found - wanted);
    score.missed += Math.max(0, wanted - found);
    score.ours += Math.max(0, found - expected.filter(({ reason }) => !OUR_REASONS.has(reason)).length);
  }
  const { right, wrong, missed, ours } = score;
  return [
    { name: 'hard bounces: precision', value: (100 * right) / (right + wrong), unit: '%' },
    { name: 'hard bounces: recall', value: (100 * right) / (right + missed), unit: '%' },
    { name: 'hard bounces: F1', value: (200 * right) / (2 * right + wrong + missed), unit: '%', bar: { at_least: 92 } },
    { name: 'addresses stopped for a fault of ours', value: ours, unit: '', bar: { at_most: 0 } },
  ];
}

function hardIn({ recipients }: BounceReport): number {
  return recipients.filter(({ group }) => group === 'hard').length;
}

function benchTexts(): Measure[] {
  const cases = replyTextCases();
  const share = (cut: (reply: ReplyTextCase) => string): number =>
    (100 * cases.filter((reply) => cut(reply) === reply.want).length) / cases.length;
  return [
    {
      name: `new text of ${cases.length} replies, exact`,
      value: share(({ text, sent }) => extractNewText(text, { sentText: sent ?? null }).text),
      unit: '%',
      bar: { at_least: 95 },
    },
    {
      name: 'the same by email-reply-parser',
      value: share(({ text }) => new EmailReplyParser().parseReply(text).trim()),
      unit: '%',
    },
  ];
}

async function benchClasses(): Promise<Measure> {
  const cases = replyClassCases();
  let right = 0;
  for (const { text, want } of cases) {
    const message = await parseMessage(replySource({ id: '', text, want: text }));
    if (judgeReply(message, null).classification === want) right++;
  }
  return {
    name: `class of ${cases.length} replies`,
    value: (100 * right) / cases.length,
    unit: '%',
    bar: { at_least: 95 },
  };
}
