import type { ConnectRequest } from '../../../../domain/oauth/connect-request.js';
import type { MailOAuthSettings } from '../../../../domain/outreach/sending/mail-oauth-settings.js';
import {
  MAIL_PROVIDER_FACTS,
  MAIL_PROVIDERS,
  type MailProvider,
  providerLimits,
} from '../../../../domain/outreach/sending/mail-provider.js';
import type { Sender } from '../../../../domain/outreach/sending/sender.js';
import type { MailboxGrantsRepository } from '../../../../store/outreach/sending/mailbox-grants.js';
import type { SenderStatesRepository } from '../../../../store/outreach/sending/sender-states.js';
import type { SendersRepository } from '../../../../store/outreach/sending/senders.js';
import { finishResponse } from '../../../connect/finish-response.js';
import { callbackUrl, type PrepareConnectDeps, prepareConnect } from '../../../connect/prepare-connect.js';
import { readCallback, readCompletion, readSessionId } from '../../../connect/read-response.js';
import { sendConnectPage } from '../../../connect/send-connect-page.js';
import type { ConnectResponse, FinishedConnect, TakeResponseDeps } from '../../../connect/take-response.js';
import type { HandlersOf } from '../../../http/contract/handler.js';
import { HttpError } from '../../../http/http-error.js';
import { currentActor, currentUser, requestId } from '../../../http/requests/request-context.js';
import { type KeepReplyScheduleDeps, keepReplySchedule } from '../../replies/keep-reply-schedule.js';
import type { MailboxAccessGateway } from '../mailbox-access-gateway.js';
import { presentSender } from '../sender-presenter.js';

export type MailboxAccessHandlerDeps = Pick<PrepareConnectDeps, 'secrets' | 'publicUrl'> &
  KeepReplyScheduleDeps & {
    /** Null where this installation has no client at the provider. */
    mailboxAccess: { oauth(provider: MailProvider): MailOAuthSettings | null };
    connectRequests: PrepareConnectDeps['connectRequests'] & TakeResponseDeps['connectRequests'];
    mailboxGrants: Pick<MailboxGrantsRepository, 'find'>;
    senders: Pick<SendersRepository, 'find'>;
    senderStates: Pick<SenderStatesRepository, 'find'>;
    gateway: MailboxAccessGateway;
  };

type Connected = Extract<Awaited<ReturnType<MailboxAccessGateway['connectMailbox']>>, { connected: true }>;

/** Mailboxes by OAuth: which providers there are, connecting and disconnecting. */
export function createMailboxAccessHandlers(
  deps: MailboxAccessHandlerDeps,
): HandlersOf<'listMailProviders' | 'connectSender' | 'finishConnectSender' | 'completeSender' | 'disconnectSender'> {
  return {
    listMailProviders: async (_req, res) => {
      res.json(MAIL_PROVIDERS.map((provider) => presentProvider(deps, provider)));
    },
    connectSender: async (req, res) => {
      const sender = await ownSender(deps, req);
      const provider = req.body.provider ?? sender.provider ?? null;
      if (provider === null)
        throw HttpError.invalidInput({
          loc: ['body', 'provider'],
          msg: 'Name the provider of the mailbox',
          type: 'missing',
        });
      const start = {
        user_id: sender.user_id,
        actor_id: currentActor(req).id,
        session_id: readSessionId(req),
        sender_id: sender.id,
        login_hint: sender.email,
      };
      const place = {
        target: provider,
        settings: requireClient(deps, provider),
        callback_path: callbackPath(provider),
      };
      res.json({ authorize_url: await prepareConnect(deps, place, start, new Date()) });
    },
    finishConnectSender: async (req, res) => {
      sendConnectPage(res, await finish(deps, req, providerOf(req), readCallback(req)));
    },
    completeSender: async (req, res) => {
      const { status, shown } = await finish(deps, req, providerOf(req), readCompletion(req));
      if (shown.state !== 'mailbox') {
        const detail = shown.state === 'refused' ? `${shown.title}. ${shown.reason}` : 'Sign in to finish';
        throw new HttpError(status === 200 ? 403 : status, { detail });
      }
      const sender = await deps.senders.find(currentUser(req).id, shown.sender_id);
      if (!sender) throw HttpError.notFound();
      res.json(presentSender(sender, await deps.senderStates.find(sender.user_id, sender.id)));
    },
    disconnectSender: async (req, res) => {
      const { user_id, id } = await ownSender(deps, req);
      const grant = await deps.mailboxGrants.find(user_id, id);
      const { revoked } = await deps.gateway.disconnectMailbox({ user_id, sender_id: id });
      const facts = grant && MAIL_PROVIDER_FACTS[grant.provider];
      const next_step = facts && !revoked ? `Remove the access at ${facts.name}: ${facts.access_page}` : null;
      res.json({ sender_id: id, revoked, next_step });
    },
  };
}

async function finish(
  deps: MailboxAccessHandlerDeps,
  req: object,
  provider: MailProvider,
  back: ConnectResponse,
): Promise<FinishedConnect> {
  const finished = await takeAndConnect(deps, provider, back);
  const { refusal: reason, connected_user } = finished;
  if (connected_user !== null) await keepReplySchedule(deps, connected_user);
  if (reason !== null)
    deps.logger.warn({ reason, provider, request_id: requestId(req) }, 'connecting a mailbox refused');
  return finished;
}

async function takeAndConnect(
  deps: MailboxAccessHandlerDeps,
  provider: MailProvider,
  back: ConnectResponse,
): Promise<FinishedConnect> {
  const { name } = MAIL_PROVIDER_FACTS[provider];
  const place = {
    target: provider,
    name,
    settings: deps.mailboxAccess.oauth(provider),
    callback_path: callbackPath(provider),
    complete_path: `/api/mailboxes/${provider}/complete`,
  };
  const connecting = {
    connect: ({ user_id, id }: ConnectRequest) => deps.gateway.connectMailbox({ user_id, provider, request_id: id }),
    show: ({ sender_id, email }: Connected) => ({
      state: 'mailbox' as const,
      platform: provider,
      name,
      email,
      sender_id,
    }),
    refused: 'The mailbox was not connected',
  };
  return finishResponse(deps, place, back, connecting, new Date());
}

function presentProvider({ mailboxAccess, publicUrl }: MailboxAccessHandlerDeps, provider: MailProvider) {
  const { name, settings } = MAIL_PROVIDER_FACTS[provider];
  const can_connect = mailboxAccess.oauth(provider) !== null;
  return {
    provider,
    name,
    can_connect,
    redirect_uri: callbackUrl(publicUrl, callbackPath(provider)),
    limits: providerLimits(provider, ''),
    next_step: can_connect ? null : `The operator of this installation sets ${settings}`,
  };
}

function requireClient({ mailboxAccess }: MailboxAccessHandlerDeps, provider: MailProvider): MailOAuthSettings {
  const settings = mailboxAccess.oauth(provider);
  if (settings) return settings;
  const { name, settings: needed } = MAIL_PROVIDER_FACTS[provider];
  const detail = `${name} mailboxes cannot be connected yet: the operator of this installation sets ${needed}, from an OAuth client of their own there`;
  throw HttpError.unavailable(detail, 3_600);
}

async function ownSender(
  { senders }: MailboxAccessHandlerDeps,
  req: { params: { sender_id: string } },
): Promise<Sender> {
  const sender = await senders.find(currentUser(req).id, req.params.sender_id);
  if (!sender) throw HttpError.notFound();
  return sender;
}

function callbackPath(provider: MailProvider): string {
  return `/api/mailboxes/${provider}/callback`;
}

/** An invalid name is not a resource. */
function providerOf({ params }: { params: { mail_provider: string } }): MailProvider {
  const provider = MAIL_PROVIDERS.find((name) => name === params.mail_provider);
  if (!provider) throw HttpError.notFound();
  return provider;
}
