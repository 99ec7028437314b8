import type { Answering } from '../../../domain/outreach/inbox/answering.js';
import type { InboxThread } from '../../../domain/outreach/inbox/inbox-thread.js';
import { listMessages } from '../../../domain/outreach/inbox/list-messages.js';
import type { components } from '../../generated/openapi.js';
import type { LoadedThread } from './load-thread.js';

type Schemas = components['schemas'];

/** As lists have it. */
export function presentThread(thread: InboxThread): Schemas['InboxThread'] {
  const { user_id: _user, is_unread, notes, answer, shown_at: _shown, ...rest } = thread;
  return { ...rest, unread: is_unread, answer_state: answer?.state ?? null, note_count: notes.length };
}

/** With its messages in their order. */
export function presentThreadDetail(loaded: LoadedThread): Schemas['InboxThreadDetail'] {
  const { thread, answer, mails, replies } = loaded;
  return {
    thread: presentThread({ ...thread, answer }),
    messages: listMessages(mails, replies),
    notes: thread.notes,
    answer,
    answering: presentAnswering(loaded),
  };
}

export function presentAnswering({ answering }: Pick<LoadedThread, 'answering'>): Answering {
  const { reply, to_email, subject, from, refusal } = answering;
  return { reply_id: reply?.id ?? null, to_email, subject, from, refusal: refusal?.detail ?? null };
}
