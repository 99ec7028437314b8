import type { Request } from 'express';
import { isDomainError } from '../../../../domain/base/errors.js';
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
import { CONNECT_POLICY } from '../../../../web/connect/connect-policy.js';
import { renderConnect } from '../../../../web/connect/render-connect.js';
import { callbackUrl, type PrepareConnectDeps, prepareConnect } from '../../../connect/prepare-connect.js';
import {
  type ConnectResponse,
  type FinishedConnect,
  refusedPage,
  type TakeResponseDeps,
  takeResponse,
} from '../../../connect/take-response.js';
import type { HandlersOf } from '../../../http/contract/handler.js';
import { ERROR_STATUS } from '../../../http/errors.js';
import { HttpError } from '../../../http/http-error.js';
import { currentActor, currentUser, readRequestContext, requestId } from '../../../http/requests/request-context.js';
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
        session_id: readRequestContext(req).signedInBy === 'session' ? req.sessionID : null,
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
      const parameters = new URL(req.originalUrl, 'http://relative.invalid').searchParams;
      const { status, shown } = await finish(deps, req, providerOf(req), { parameters, session: sessionOf(req) });
      res.status(status).set({
        'Content-Security-Policy': CONNECT_POLICY,
        'Content-Type': 'text/html; charset=utf-8',
        'X-Robots-Tag': 'noindex, nofollow',
      });
      res.send(renderConnect(shown));
    },
    completeSender: async (req, res) => {
      const id = readRequestContext(req).signedInBy === 'session' ? req.sessionID : '';
      const session = { id, user_id: currentActor(req).id };
      const back = { parameters: new URLSearchParams(req.body), session };
      const { status, shown } = await finish(deps, req, providerOf(req), back);
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
  const taken = await takeResponse(deps, place, back, new Date());
  if ('finished' in taken) return taken.finished;
  const { user_id, id: request_id } = taken.request;
  const outcome = await deps.gateway.connectMailbox({ user_id, provider, request_id }).catch((error: unknown) => {
    if (!isDomainError(error)) throw error;
    return { connected: false as const, error: { code: error.code, detail: error.message } };
  });
  if (outcome.connected) {
    const { sender_id, email } = outcome;
    const shown = { state: 'mailbox' as const, platform: provider, name, email, sender_id };
    return { status: 200, shown, refusal: null, connected_user: user_id };
  }
  const { code, detail } = outcome.error;
  const shown = refusedPage(name, 'The mailbox was not connected', detail);
  return { status: ERROR_STATUS[code] >= 500 ? 503 : 403, shown, refusal: code, connected_user: null };
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

function sessionOf({ session, sessionID }: Pick<Request, 'session' | 'sessionID'>): ConnectResponse['session'] {
  // A client without a cookie is given a new, unknown id.
  return session ? { id: sessionID, user_id: session.user?.id ?? null } : null;
}
