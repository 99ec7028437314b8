import { type JudgedReply, judgeReply } from '../../domain/outreach/replies/judge-reply.js';
import { type OtherHandReply, otherAuthorReplies } from './labeled-replies.js';
import { incomingMessage } from './mail/incoming-message.js';

const SOME_DAY = '2026-11-18';

export interface JudgedOtherAuthor {
  reply: OtherHandReply;
  judged: JudgedReply;
}

/** The replies by another hand through the whole way, without the headers by which automats are known. */
export function judgeOtherAuthor(): JudgedOtherAuthor[] {
  return otherAuthorReplies().map((reply) => {
    const date = `${reply.date ?? SOME_DAY}T09:00:00.000Z`;
    const message = incomingMessage({ text: reply.body, subject: reply.subject, date });
    return { reply, judged: judgeReply(message, reply.sent) };
  });
}
