import { randomBytes } from 'node:crypto';
import { secretPlace } from '../../../domain/secrets/secret-place.js';
import type { Webhook, WebhookDelivery } from '../../../domain/webhooks/webhook.js';
import type { Logger } from '../../../platform/logger.js';
import type { WebhookDeliveriesRepository } from '../../../store/webhooks/webhook-deliveries.js';
import type { WebhooksRepository } from '../../../store/webhooks/webhooks.js';
import type { HandlersOf } from '../../http/contract/handler.js';
import { HttpError } from '../../http/http-error.js';
import { allowedUrl, type UrlGuard } from '../../http/requests/allowed-url.js';
import { readListQuery, setNextLink } from '../../http/requests/list-query.js';
import { currentActor, currentUser } from '../../http/requests/request-context.js';
import { type PasswordSeal, sealPassword } from '../../outreach/sending/seal-password.js';
import type { WebhookGateway } from '../webhook-gateway.js';

export interface WebhookHandlerDeps {
  webhooks: WebhooksRepository;
  webhookDeliveries: WebhookDeliveriesRepository;
  gateway: WebhookGateway;
  guard: UrlGuard;
  secrets: PasswordSeal;
  logger: Logger;
}

/** Standard Webhooks requires 24 to 64 bytes. */
const SECRET_BYTES = 32;
/** How long what is sent is signed with the old secret as well. */
const OVERLAP_MS = 24 * 60 * 60_000;
const MOST_WEBHOOKS = 20;

export function createWebhookHandlers(
  deps: WebhookHandlerDeps,
): HandlersOf<
  | 'createWebhook'
  | 'listWebhooks'
  | 'getWebhook'
  | 'updateWebhook'
  | 'deleteWebhook'
  | 'rotateWebhookSecret'
  | 'testWebhook'
  | 'listWebhookDeliveries'
  | 'getWebhookDelivery'
  | 'replayWebhookDelivery'
> {
  const { webhooks, webhookDeliveries: deliveries } = deps;
  return {
    createWebhook: async (req, res) => {
      const { id: userId } = currentUser(req);
      const body = req.body;
      const url = await allowedUrl(deps.guard, body.url, 'url');
      if ((await webhooks.count(userId)) >= MOST_WEBHOOKS) {
        throw new HttpError(409, { detail: `There are ${MOST_WEBHOOKS} webhooks already, which is the most` });
      }
      const secret = newSecret();
      const id = randomBytes(12).toString('hex');
      const sealed = sealPassword(deps.secrets, secret, secretPlace.webhook(userId, id));
      const { event_types = [], description = null } = body;
      const input = { url, event_types, description, created_by: currentActor(req).id };
      const webhook = await webhooks.insert(userId, input, sealed, new Date(), id);
      res.status(201).json({ ...webhook, secret });
    },
    listWebhooks: async (req, res) => {
      const { limit, cursor } = readListQuery(req);
      const page = await webhooks.list(currentUser(req).id, limit, cursor);
      setNextLink(req, res, page.next_cursor);
      res.json(page.items);
    },
    getWebhook: async (req, res) => {
      res.json(await ownWebhook(webhooks, req));
    },
    updateWebhook: async (req, res) => {
      const { user_id, id } = await ownWebhook(webhooks, req);
      const { url: raw, ...rest } = req.body;
      const url = raw === undefined ? {} : { url: await allowedUrl(deps.guard, raw, 'url') };
      const changed = await webhooks.update(user_id, id, { ...rest, ...url }, new Date());
      if (!changed) throw HttpError.notFound();
      res.json(changed);
    },
    deleteWebhook: async (req, res) => {
      const { user_id, id } = await ownWebhook(webhooks, req);
      if (!(await webhooks.remove(user_id, id))) throw HttpError.notFound();
      await deliveries.removeOf(user_id, id);
      res.status(204).end();
    },
    rotateWebhookSecret: async (req, res) => {
      const { user_id, id } = await ownWebhook(webhooks, req);
      const now = new Date();
      const secret = newSecret();
      const until = new Date(now.getTime() + OVERLAP_MS);
      const sealed = sealPassword(deps.secrets, secret, secretPlace.webhook(user_id, id));
      const isMade = await webhooks.rotateSecret(user_id, id, sealed, until, now);
      if (!isMade) throw new HttpError(409, { detail: 'Its secret has just been changed' });
      res.json({ secret, previous_valid_until: until.toISOString() });
    },
    testWebhook: async (req, res) => {
      const webhook = await ownWebhook(webhooks, req);
      if (!webhook.is_active) throw new HttpError(409, { detail: 'This webhook is not active' });
      const at = new Date();
      const event = {
        user_id: webhook.user_id,
        key: `webhook.test:${randomBytes(12).toString('hex')}`,
        type: 'webhook.test' as const,
        at: at.toISOString(),
        data: { webhook_id: webhook.id },
      };
      const delivery = await deliveries.add(webhook.id, event, at);
      await deliverNow(deps, delivery);
      res.status(202).json(delivery);
    },
    listWebhookDeliveries: async (req, res) => {
      const { user_id, id } = await ownWebhook(webhooks, req);
      const { limit, cursor } = readListQuery(req);
      const { status } = req.query;
      const page = await deliveries.list(user_id, id, status ? { status } : {}, limit, cursor);
      setNextLink(req, res, page.next_cursor);
      res.json(page.items);
    },
    getWebhookDelivery: async (req, res) => {
      res.json(await ownDelivery(deps, req));
    },
    replayWebhookDelivery: async (req, res) => {
      const { user_id, id } = await ownDelivery(deps, req);
      const { is_active } = await ownWebhook(webhooks, req);
      if (!is_active) throw new HttpError(409, { detail: 'This webhook is not active' });
      const delivery = await deliveries.replay(user_id, id, new Date());
      if (!delivery) throw HttpError.notFound();
      await deliverNow(deps, delivery);
      res.status(202).json(delivery);
    },
  };
}

function newSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
}

async function ownWebhook(
  webhooks: Pick<WebhooksRepository, 'find'>,
  req: { params: { webhook_id: string } },
): Promise<Webhook> {
  const webhook = await webhooks.find(currentUser(req).id, req.params.webhook_id);
  if (!webhook) throw HttpError.notFound();
  return webhook;
}

async function ownDelivery(
  { webhookDeliveries }: WebhookHandlerDeps,
  req: { params: { webhook_id: string; delivery_id: string } },
): Promise<WebhookDelivery> {
  const { webhook_id, delivery_id } = req.params;
  const { id: userId } = currentUser(req);
  const delivery = await webhookDeliveries.find(userId, webhook_id, delivery_id);
  if (!delivery) throw HttpError.notFound();
  return delivery;
}

/**
 * A start that fails ends the delivery, so that none stays pending forever; the caller gets the error. A delivery that
 * was started after all finds itself ended, and sends nothing.
 */
async function deliverNow(
  { gateway, webhookDeliveries }: WebhookHandlerDeps,
  { user_id, id, tries }: WebhookDelivery,
): Promise<void> {
  try {
    await gateway.deliverNow({ user_id, delivery_id: id });
  } catch (failure) {
    const error = 'The delivery could not be started. Replay it.';
    const attempt = { at: new Date().toISOString(), status_code: null, duration_ms: 0, error, response: '' };
    await webhookDeliveries.note(user_id, id, tries, { attempt, status: 'failed', next_attempt_at: null });
    throw failure;
  }
}
