import { randomBytes } from 'node:crypto';
import { type AnswerDraft, UNDO_MS } from '../../../../domain/outreach/inbox/answer-draft.js';
import { detectMailLanguage } from '../../../../domain/outreach/writing/detect-mail-language.js';
import { chooseMailLanguage } from '../../../../domain/outreach/writing/mail-language.js';
import type { Store } from '../../../../store/index.js';
import type { SendAnswerInput } from '../../../../workflows/outreach/sending/contract/sending.js';
import type { components } from '../../../generated/openapi.js';
import type { HandlersOf } from '../../../http/contract/handler.js';
import { HttpError } from '../../../http/http-error.js';
import { currentUser } from '../../../http/requests/request-context.js';
import { writeAuthor } from '../../../sites/issues/write-author.js';
import { type WriteDraftDeps, writeDraft } from '../../writing/write-draft.js';
import { type LoadedThread, type LoadThreadDeps, loadThread } from '../load-thread.js';

export interface AnswersHandlerDeps extends LoadThreadDeps, Omit<WriteDraftDeps, 'senders' | 'gateway'> {
  inboxThreads: LoadThreadDeps['inboxThreads'] & Pick<Store['inboxThreads'], 'putAnswer' | 'undoAnswer'>;
  senders: LoadThreadDeps['senders'] & WriteDraftDeps['senders'];
  gateway: WriteDraftDeps['gateway'] & { startAnswer(answer: SendAnswerInput): Promise<void> };
}

type Names = 'writeAnswerDraft' | 'saveAnswerDraft' | 'sendAnswer' | 'undoAnswer';
type NewAnswer = components['schemas']['NewAnswer'];
type Request = Parameters<typeof writeAuthor>[0] & { params: { thread_id: string } };

const NO_STATE = { state: 'draft', attempt_id: null, leaves_at: null, failure: null } as const;

/** Drafts of answers, and the one way that an answer leaves: a person sends the text that they see. */
export function createAnswersHandlers(deps: AnswersHandlerDeps): HandlersOf<Names> {
  return {
    writeAnswerDraft: async (req, res) => {
      const loaded = await load(deps, req);
      const { reply } = loaded.answering;
      if (reply === null) throw refused(loaded);
      const { classification, subject: their_subject, body: their_body } = reply;
      const our_body = loaded.mails.at(-1)?.body ?? '';
      const { language, language_basis } = chooseMailLanguage({
        text: detectMailLanguage(their_body) ?? detectMailLanguage(our_body),
      });
      const task = { kind: 'answer' as const, language, classification, their_subject, their_body, our_body };
      const written = await writeDraft(deps, currentUser(req).id, task, language_basis);
      const { generated_by, warnings, subject, body } = written;
      const text = { subject, body };
      const draft = toDraft(req, loaded, text);
      res.json(await put(deps, req, loaded, { ...draft, written_by: generated_by, warnings }));
    },
    saveAnswerDraft: async (req, res) => {
      const loaded = await load(deps, req, req.body.reply_id);
      res.json(await put(deps, req, loaded, toDraft(req, loaded, req.body)));
    },
    sendAnswer: async (req, res) => {
      const { id: user_id } = currentUser(req);
      const loaded = await load(deps, req, req.body.reply_id);
      const { refusal } = loaded.answering;
      if (refusal?.check)
        throw new HttpError(403, { detail: `Policy validation failed: ${refusal.detail}`, reason: refusal.check });
      if (refusal) throw refused(loaded);
      const attempt_id = randomBytes(12).toString('hex');
      const leaves_at = new Date(Date.now() + UNDO_MS).toISOString();
      const answer = { ...toDraft(req, loaded, req.body), state: 'waiting' as const, attempt_id, leaves_at };
      const { id: thread_id } = loaded.thread;
      const stored = await put(deps, req, loaded, answer);
      try {
        await deps.gateway.startAnswer({ user_id, thread_id, attempt_id, leaves_at });
      } catch (failure) {
        // Nothing would send it soon: the person who sent it decides again.
        await deps.inboxThreads.undoAnswer(user_id, thread_id);
        throw failure;
      }
      res.status(202).json(stored);
    },
    undoAnswer: async (req, res) => {
      const { id } = currentUser(req);
      const undone = await deps.inboxThreads.undoAnswer(id, req.params.thread_id);
      if (undone?.answer) {
        res.json(undone.answer);
        return;
      }
      if (!(await deps.inboxThreads.find(id, req.params.thread_id))) throw HttpError.notFound();
      throw new HttpError(409, { detail: 'No answer waits: it has left, is leaving, or was undone before.' });
    },
  };
}

async function load(deps: AnswersHandlerDeps, req: Request, replyId?: string): Promise<LoadedThread> {
  const loaded = await loadThread(deps, currentUser(req).id, req.params.thread_id, replyId ?? null);
  if (!loaded) throw HttpError.notFound();
  if (replyId !== undefined && loaded.answering.reply === null)
    throw invalid('reply_id', 'This thread has no such message that can be answered.');
  return loaded;
}

function toDraft(
  req: Request,
  loaded: LoadedThread,
  { subject, body, from_email }: Pick<NewAnswer, 'subject' | 'body' | 'from_email'>,
): AnswerDraft {
  const { reply, to_email, subject: usual, from } = loaded.answering;
  const sender = from_email === undefined ? from[0] : from.find(({ email }) => email === from_email);
  if (reply === null || to_email === null) throw refused(loaded);
  if (sender === undefined) {
    if (from.length === 0) throw refused(loaded);
    throw invalid('from_email', `Use one of ${from.map(({ email }) => email).join(', ')}.`);
  }
  return {
    ...writeAuthor(req),
    ...NO_STATE,
    reply_id: reply.id,
    sender_id: sender.sender_id,
    from_email: sender.email,
    to_email,
    subject: subject?.trim() || usual || '',
    body,
    written_by: 'user',
    warnings: [],
  };
}

/** Of two who write at once, the second learns of the first. */
async function put(
  deps: AnswersHandlerDeps,
  req: Request,
  { thread, ended_attempt_id }: LoadedThread,
  answer: AnswerDraft,
): Promise<AnswerDraft> {
  const { id } = currentUser(req);
  if (await deps.inboxThreads.putAnswer(id, thread.id, answer, ended_attempt_id)) return answer;
  const other = (await deps.inboxThreads.find(id, thread.id))?.answer;
  const who = other?.by_name ?? 'Another person';
  throw new HttpError(409, {
    detail: `${who} sent an answer to this thread at ${other?.at ?? 'this moment'}. Undo it, or wait until it has left.`,
  });
}

function refused({ answering }: LoadedThread): HttpError {
  return new HttpError(409, { detail: answering.refusal?.detail ?? 'This thread cannot be answered.' });
}

function invalid(field: string, msg: string): HttpError {
  return HttpError.invalidInput({ loc: ['body', field], msg, type: 'value_error' });
}
