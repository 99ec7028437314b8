import { randomBytes } from 'node:crypto';
import { canonicalEmail } from '../../../../domain/outreach/addresses/email-address.js';
import { MAIL_PROVIDER_FACTS, type MailProvider } from '../../../../domain/outreach/sending/mail-provider.js';
import { isAccessPause, type Sender } from '../../../../domain/outreach/sending/sender.js';
import type { FollowUpsRepository } from '../../../../store/outreach/sending/follow-ups.js';
import { NO_SENDER_STATE, type SenderStatesRepository } from '../../../../store/outreach/sending/sender-states.js';
import type { SendersRepository } from '../../../../store/outreach/sending/senders.js';
import type { components } from '../../../generated/openapi.js';
import type { HandlersOf } from '../../../http/contract/handler.js';
import { HttpError } from '../../../http/http-error.js';
import { readListQuery, setNextLink } from '../../../http/requests/list-query.js';
import { currentActor, currentUser } from '../../../http/requests/request-context.js';
import type { WorkflowGateway } from '../../../workflow-gateway.js';
import { type KeepReplyScheduleDeps, keepReplySchedule } from '../../replies/keep-reply-schedule.js';
import type { OutreachStops } from '../outreach-stops.js';
import { type PassOpenersOnDeps, passOpenersOn } from '../pass-openers-on.js';
import { type ReadSenderDeps, readNewSender, readSenderChange } from '../read-sender.js';
import { presentSender } from '../sender-presenter.js';

export type SendersHandlerDeps = ReadSenderDeps &
  KeepReplyScheduleDeps &
  PassOpenersOnDeps & {
    senders: SendersRepository;
    followUps: Pick<FollowUpsRepository, 'release'>;
    senderStates: Pick<SenderStatesRepository, 'find' | 'findAll' | 'remove'>;
    stopWork: Pick<OutreachStops, 'sender'>;
    gateway: Pick<WorkflowGateway, 'verifySender' | 'wakeSender' | 'disconnectMailbox'>;
  };

type Schemas = components['schemas'];

export function createSendersHandlers(
  deps: SendersHandlerDeps,
): HandlersOf<'createSender' | 'listSenders' | 'getSender' | 'updateSender' | 'deleteSender' | 'verifySender'> {
  const { senders, senderStates } = deps;
  const shown = async (sender: Sender) => presentSender(sender, await senderStates.find(sender.user_id, sender.id));
  return {
    createSender: async (req, res) => {
      const { id: userId } = currentUser(req);
      const body = req.body;
      const email = canonicalEmail(body.email);
      if (email !== null && (await senders.findByEmail(userId, email))) throw taken();
      const id = randomBytes(12).toString('hex');
      const fields = await readNewSender(deps, { user_id: userId, id }, body);
      const record = { ...fields, is_default: body.is_default ?? false, created_by: currentActor(req).id };
      const inserted = await senders.insert(userId, record, new Date(), id);
      if (!inserted) throw taken();
      const sender = fields.provider ? await holdUntilConnected(deps, inserted, fields.provider) : inserted;
      await keepReplySchedule(deps, userId);
      res.status(201).json({ ...sender, ...NO_SENDER_STATE });
    },
    listSenders: async (req, res) => {
      const { limit, cursor } = readListQuery(req);
      const { id: userId } = currentUser(req);
      const [page, states] = await Promise.all([senders.list(userId, limit, cursor), senderStates.findAll(userId)]);
      setNextLink(req, res, page.next_cursor);
      res.json(page.items.map((sender) => presentSender(sender, states.get(sender.id) ?? NO_SENDER_STATE)));
    },
    getSender: async (req, res) => {
      res.json(await shown(await ownSender(senders, req)));
    },
    updateSender: async (req, res) => {
      const before = await ownSender(senders, req);
      await applyChange(deps, before, req.body);
      await keepReplySchedule(deps, before.user_id);
      // What kept follow-ups waiting, such as a password, may be right by now.
      await deps.followUps.release(before.user_id, before.id);
      await wake(deps, before);
      res.json(await shown(await ownSender(senders, req)));
    },
    deleteSender: async (req, res) => {
      const { user_id, id } = await ownSender(senders, req);
      await passOpenersOn(deps, user_id, id);
      await deps.stopWork.sender(user_id, id);
      if ((await senderStates.find(user_id, id)).connection)
        await deps.gateway.disconnectMailbox({ user_id, sender_id: id });
      if (!(await senders.remove(user_id, id))) throw HttpError.notFound();
      await senderStates.remove(user_id, id);
      await keepReplySchedule(deps, user_id);
      res.status(204).end();
    },
    verifySender: async (req, res) => {
      const { user_id, id } = await ownSender(senders, req);
      res.json(await deps.gateway.verifySender(user_id, id));
    },
  };
}

/** What is queued for it meanwhile waits, and says why. */
async function holdUntilConnected(
  { senders }: SendersHandlerDeps,
  { user_id, id }: Sender,
  provider: MailProvider,
): Promise<Sender> {
  const now = new Date();
  const detail = `Connect the mailbox with ${MAIL_PROVIDER_FACTS[provider].name} to send its emails and read its replies.`;
  const paused = { reason: 'not_connected' as const, detail, at: now.toISOString() };
  const held = await senders.setPause(user_id, id, paused, now);
  if (!held) throw HttpError.notFound();
  return held;
}

async function ownSender(
  senders: Pick<SendersRepository, 'find'>,
  req: { params: { sender_id: string } },
): Promise<Sender> {
  const sender = await senders.find(currentUser(req).id, req.params.sender_id);
  if (!sender) throw HttpError.notFound();
  return sender;
}

async function applyChange(deps: SendersHandlerDeps, before: Sender, body: Schemas['SenderChange']): Promise<void> {
  const { senders } = deps;
  const { user_id, id } = before;
  const { paused, pause_note, is_default } = body;
  const now = new Date();
  if (is_default === false && before.is_default) {
    throw new HttpError(409, { detail: 'Make another sender the default instead' });
  }
  if (pause_note !== undefined && paused !== true)
    throw HttpError.invalidInput({ loc: ['body', 'pause_note'], msg: 'Only with paused: true', type: 'value_error' });
  await requireWhatProviderAllows(deps, before, body);
  const fields = await readSenderChange(deps, before, body);
  if (Object.keys(fields).length > 0) await senders.update(user_id, id, fields, now);
  // It has a password now, and does not wait for its provider any longer.
  if (fields.provider === null && before.paused && isAccessPause(before.paused.reason))
    await senders.setPause(user_id, id, null, now);
  if (is_default === true) await senders.makeDefault(user_id, id, now);
  if (paused === undefined) return;
  const pause = { reason: 'user' as const, detail: pause_note?.trim() ?? 'Paused manually', at: now.toISOString() };
  await senders.setPause(user_id, id, paused ? pause : null, now);
}

/** Tokens go to their provider's servers alone, and a mailbox without access has nothing to resume with. */
async function requireWhatProviderAllows(
  { senderStates }: SendersHandlerDeps,
  { user_id, id, provider, paused }: Sender,
  body: Schemas['SenderChange'],
): Promise<void> {
  if (!provider) return;
  const { name } = MAIL_PROVIDER_FACTS[provider];
  const { connection } = await senderStates.find(user_id, id);
  if (connection && (body.smtp !== undefined || body.imap !== undefined))
    throw new HttpError(409, { detail: `The servers of this mailbox are those of ${name}: disconnect it first` });
  if (!connection && body.imap !== undefined && body.smtp === undefined)
    throw HttpError.invalidInput({
      loc: ['body', 'smtp'],
      msg: 'Needed along with another IMAP server',
      type: 'missing',
    });
  const hasAccess = connection !== null && connection.status !== 'ended';
  if (body.paused === false && paused && !hasAccess && body.smtp === undefined)
    throw new HttpError(409, { detail: `Connect the mailbox with ${name} to resume it` });
}

/** Wakes the mailbox's queue for new limits or the end of a pause. Otherwise it would check on its own, only later. */
async function wake({ gateway, logger }: SendersHandlerDeps, { user_id, id: sender_id }: Sender): Promise<void> {
  await gateway.wakeSender({ user_id, sender_id }).catch((failure: unknown) => {
    logger.warn({ err: failure, sender_id }, 'queue of a sender not woken');
  });
}

function taken(): HttpError {
  return new HttpError(409, { detail: 'There is a sender with this address already' });
}
