import { mayBeNotified } from '../../../domain/notifications/may-be-notified.js';
import {
  type NotificationChoices,
  resolveChoices,
  type StoredChoices,
} from '../../../domain/notifications/notification-choices.js';
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
  notificationChoices: Pick<NotificationChoicesRepository, 'find' | 'change'>;
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
      const change = readChange(req);
      // The Schedule first: a time that is stored without one would never come.
      if (change.digest && sendsNotifications) await gateway.keepDigestSchedule(change.digest);
      await notificationChoices.change(currentUser(req).id, currentActor(req).id, change, new Date());
      res.json(await readNotificationSettings(deps, req));
    },
  };
}

/** @throws HttpError 422 for a time zone that there is not, and for a kind that the role may not get */
function readChange(req: OperationRequest<'updateNotificationSettings'>): Partial<StoredChoices> & {
  digest?: NotificationChoices['digest'];
} {
  const { kinds = {}, digest } = req.body;
  const { role, can_send } = currentWorkspace(req);
  for (const kind of NOTIFICATION_KINDS) {
    if (kinds[kind] !== true || mayBeNotified({ role, can_send }, kind)) continue;
    const msg = `Your role in this workspace (${role}) does not get these mails`;
    throw HttpError.invalidInput({ loc: ['body', 'kinds', kind], msg, type: 'value_error' });
  }
  if (digest === undefined) return { kinds };
  const time_zone = readTimeZone(digest.time_zone);
  if (time_zone === null) {
    const msg = 'Enter an IANA time zone, such as Europe/Berlin';
    throw HttpError.invalidInput({ loc: ['body', 'digest', 'time_zone'], msg, type: 'value_error' });
  }
  return { kinds, digest: { ...digest, time_zone } };
}

/** Whoever looks at their settings has just been recognized, so that a verified address that came with it is noted. */
export async function readNotificationSettings(
  { notificationChoices, mailAddresses, sendsNotifications }: Omit<NotificationHandlerDeps, 'gateway'>,
  req: object,
): Promise<Schemas['NotificationSettings']> {
  const { id: userId, verified_email } = currentActor(req);
  const { id, role, can_send } = currentWorkspace(req);
  const [known, stored] = await Promise.all([mailAddresses.find(userId), notificationChoices.find(id, userId)]);
  if (verified_email !== null && verified_email !== known) await mailAddresses.note(userId, verified_email, new Date());
  return {
    email: verified_email ?? known,
    is_configured: sendsNotifications,
    available: NOTIFICATION_KINDS.filter((kind) => mayBeNotified({ role, can_send }, kind)),
    ...resolveChoices({ role, can_send }, stored),
  };
}
