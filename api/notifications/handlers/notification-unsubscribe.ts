import type { Response } from 'express';
import { NOTIFICATION_KINDS, type NotificationKind } from '../../../domain/notifications/notification-kind.js';
import type { NotificationClaim, NotificationTokens } from '../../../platform/notification-token.js';
import type { NotificationChoicesRepository } from '../../../store/notifications/notification-choices.js';
import { NOTIFICATION_TITLES } from '../../../web/mails/notification-footer.js';
import {
  type NotificationUnsubscribeState,
  renderNotificationUnsubscribe,
} from '../../../web/unsubscribe/render-notification-unsubscribe.js';
import { UNSUBSCRIBE_POLICY } from '../../../web/unsubscribe/unsubscribe-policy.js';
import type { HandlersOf } from '../../http/contract/handler.js';

export interface NotificationUnsubscribeDeps {
  notificationTokens: Pick<NotificationTokens, 'read'>;
  notificationChoices: Pick<NotificationChoicesRepository, 'find' | 'change'>;
}

/** The link of a mail of the platform: GET shows a button and changes nothing, POST is the button and RFC 8058's one click. */
export function createNotificationUnsubscribeHandlers({
  notificationTokens,
  notificationChoices,
}: NotificationUnsubscribeDeps): HandlersOf<'showNotificationUnsubscribe' | 'unsubscribeNotification'> {
  return {
    showNotificationUnsubscribe: async (req, res) => {
      const claim = readClaim(notificationTokens.read(req.params.token));
      if (!claim) return sendPage(res.status(404), { state: 'unknown' });
      const { kinds } = await notificationChoices.find(claim.workspace_id, claim.user_id);
      sendPage(res, { state: kinds[claim.kind] === false ? 'done' : 'asked', title: NOTIFICATION_TITLES[claim.kind] });
    },
    unsubscribeNotification: async (req, res) => {
      const claim = readClaim(notificationTokens.read(req.params.token));
      if (!claim) return sendPage(res.status(404), { state: 'unknown' });
      const { workspace_id, user_id, kind } = claim;
      await notificationChoices.change(workspace_id, user_id, { kinds: { [kind]: false } }, new Date());
      sendPage(res, { state: 'done', title: NOTIFICATION_TITLES[kind] });
    },
  };
}

/** Null for a kind that there is no more. */
function readClaim(claim: NotificationClaim | null): (NotificationClaim & { kind: NotificationKind }) | null {
  const kind = NOTIFICATION_KINDS.find((known) => known === claim?.kind);
  return claim && kind ? { ...claim, kind } : null;
}

function sendPage(res: Response, shown: NotificationUnsubscribeState): void {
  res.set({
    'Content-Security-Policy': UNSUBSCRIBE_POLICY,
    'Content-Type': 'text/html; charset=utf-8',
    'X-Robots-Tag': 'noindex, nofollow',
  });
  res.send(renderNotificationUnsubscribe(shown));
}
