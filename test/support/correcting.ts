import { correctReply } from '../../activities/outreach/replies/correct-reply.js';
import type { LeadStatus } from '../../domain/outreach/campaigns/lead-status.js';
import type { Reply, ReplyClass } from '../../domain/outreach/replies/reply.js';
import type { Attempt } from '../../domain/outreach/sending/attempt.js';
import { replyMail } from './mail/reply-mail.js';
import type { Mailed, ReplyReading } from './reply-reading.js';

/** A mail that is sent, answered and judged anew by a person, with what became of it. */
export function correctingWith(reading: () => ReplyReading) {
  return {
    begin: async (user: string, overrides: Partial<Attempt> = {}, status: LeadStatus = 'contacted') => {
      const sender = await reading().addSender(user, 'ana@press.example', 'ana');
      return reading().mailed(user, sender, overrides, status);
    },
    answer: async (mailed: Mailed, body: string): Promise<Reply> => {
      const { user_id, message_id } = mailed.attempt;
      await reading().take(user_id, replyMail({ body, headers: [`In-Reply-To: ${message_id}`] }));
      const [latest] = await reading().replies(user_id);
      if (!latest) throw new Error('no reply');
      return latest;
    },
    /** Twice, since a step may run again. */
    correct: async ({ user_id, id }: Reply, classification: ReplyClass, times = 2) => {
      for (let time = 0; time < times; time++)
        await correctReply(reading().deps, { user_id, reply_id: id, classification });
      return reading().store.replies.find(user_id, id);
    },
    suppressed: async (user: string) =>
      (await reading().store.suppressions.list(user, 100, null)).items.map(({ email, source }) => `${source} ${email}`),
  };
}
