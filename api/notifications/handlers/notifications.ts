import { DEFAULT_DIGEST_TIME, type DigestTime, usualDigestTime } from '../../../domain/notifications/digest-time.js';
import { mayBeNotified } from '../../../domain/notifications/may-be-notified.js';
import { resolveChoices, type StoredChoices } from '../../../domain/notifications/notification-choices.js';
import { NOTIFICATION_KINDS } from '../../../domain/notifications/notification-kind.js';
import type { MailAddressesRepository } from '../../../store/notifications/mail-addresses.js';
import type { NotificationChoicesRepository } from '../../../store/notifications/notification-choices.js';
import type { components } from '../../generated/openapi.js';
import type { HandlersOf, OperationRequest } from '../../http/contract/handler.js';
import { HttpError } from '../../http/http-error.js';
import { readTimeZone } from '../../http/requests/read-time-zone.js';
import { currentActor, currentUser, readRequestContext } from '../../http/requests/request-context.js';
import { currentWorkspace } from '../../workspaces/current-workspace.js';
import type { NotificationGateway } from '../notification-gateway.js';

export interface NotificationHandlerDeps {
  notificationChoices: Pick<NotificationChoicesRepository, 'find' | 'change' | 'findTimeZone' | 'setTimeZone'>;
  mailAddresses: Pick<MailAddressesRepository, 'find' | 'note'>;
  /** Whether the operator has set a mail server for mails of the platform. */
  sendsNotifications: boolean;
  gateway: NotificationGateway;
}

type Schemas = components['schemas'];

/** What a person gets mails about, in the workspace of the request. */
export function createNotificationHandlers(
  deps: NotificationHandlerDeps,
): HandlersOf<'getNotificationSettings' | 'updateNotificationSettings'> {
  const { notificationChoices, gateway, sendsNotifications } = deps;
  return {
    getNotificationSettings: async (req, res) => {
      res.json(await readNotificationSettings(deps, req));
    },
    updateNotificationSettings: async (req, res) => {
      if (readRequestContext(req).token?.access === 'read_only')
        throw new HttpError(403, { detail: 'This API token is read-only. Create one with your role at /app/tokens.' });
      const { id: userId } = currentActor(req);
      const { time_zone, ...change } = readChange(req, await notificationChoices.findTimeZone(userId));
      // The Schedules first: a time that is stored without one would never come.
      const times = [change.digest ?? [], time_zone ? usualDigestTime(time_zone) : []].flat();
      if (sendsNotifications) for (const time of times) await gateway.keepDigestSchedule(time);
      if (time_zone !== undefined) await notificationChoices.setTimeZone(userId, time_zone, new Date());
      await notificationChoices.change(currentUser(req).id, userId, change, new Date());
      res.json(await readNotificationSettings(deps, req));
    },
  };
}

interface Change {
  kinds: StoredChoices['kinds'];
  digest?: DigestTime;
  /** Of the person, in all workspaces; null to have none. */
  time_zone?: string | null;
}

/** @throws HttpError 422 for a time zone that there is not, and for a kind that the role may not get */
function readChange(req: OperationRequest<'updateNotificationSettings'>, known: string | null): Change {
  const { kinds = {}, digest } = req.body;
  const { role, can_send } = currentWorkspace(req);
  for (const kind of NOTIFICATION_KINDS) {
    if (kinds[kind] !== true || mayBeNotified({ role, can_send }, kind)) continue;
    const msg = `Your role in this workspace (${role}) does not get these mails`;
    throw HttpError.invalidInput({ loc: ['body', 'kinds', kind], msg, type: 'value_error' });
  }
  const given = req.body.time_zone;
  const own = typeof given === 'string' ? { time_zone: requireTimeZone(given, ['body', 'time_zone']) } : {};
  const change = given === null ? { kinds, time_zone: null } : { kinds, ...own };
  if (digest === undefined) return change;
  const { time_zone = own.time_zone ?? known ?? DEFAULT_DIGEST_TIME.time_zone, ...time } = digest;
  return { ...change, digest: { ...time, time_zone: requireTimeZone(time_zone, ['body', 'digest', 'time_zone']) } };
}

function requireTimeZone(name: string, loc: string[]): string {
  const zone = readTimeZone(name);
  if (zone !== null) return zone;
  throw HttpError.invalidInput({ loc, msg: 'Enter an IANA time zone, such as Europe/Berlin', type: 'value_error' });
}

/** Whoever looks at their settings has just been recognized, so that a verified address that came with it is noted. */
export async function readNotificationSettings(
  { notificationChoices, mailAddresses, sendsNotifications }: Omit<NotificationHandlerDeps, 'gateway'>,
  req: object,
): Promise<Schemas['NotificationSettings']> {
  const { id: userId, verified_email } = currentActor(req);
  const { id, role, can_send } = currentWorkspace(req);
  const [known, stored, time_zone] = await Promise.all([
    mailAddresses.find(userId),
    notificationChoices.find(id, userId),
    notificationChoices.findTimeZone(userId),
  ]);
  if (verified_email !== null && verified_email !== known) await mailAddresses.note(userId, verified_email, new Date());
  return {
    email: verified_email ?? known,
    is_configured: sendsNotifications,
    available: NOTIFICATION_KINDS.filter((kind) => mayBeNotified({ role, can_send }, kind)),
    time_zone,
    ...resolveChoices({ role, can_send }, stored, time_zone),
  };
}
