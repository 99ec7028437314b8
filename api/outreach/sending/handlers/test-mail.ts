import { TEST_MAILS_AN_HOUR } from '../../../../domain/outreach/sending/test-mail.js';
import type { RateLimitsRepository } from '../../../../store/accounts/rate-limits.js';
import type { MailAddressesRepository } from '../../../../store/notifications/mail-addresses.js';
import type { SendersRepository } from '../../../../store/outreach/sending/senders.js';
import type { HandlersOf } from '../../../http/contract/handler.js';
import { HttpError } from '../../../http/http-error.js';
import { currentActor, currentUser } from '../../../http/requests/request-context.js';
import type { TestMailGateway } from '../test-mail-gateway.js';

export interface TestMailHandlerDeps {
  senders: Pick<SendersRepository, 'find'>;
  mailAddresses: Pick<MailAddressesRepository, 'find'>;
  rateLimits: Pick<RateLimitsRepository, 'hit'>;
  gateway: TestMailGateway;
}

const HOUR_MS = 3_600_000;

/** A test email through a sender to the person who asks for it. */
export function createTestMailHandlers(deps: TestMailHandlerDeps): HandlersOf<'sendTestMail'> {
  return {
    sendTestMail: async (req, res) => {
      const sender = await deps.senders.find(currentUser(req).id, req.params.sender_id);
      if (!sender) throw HttpError.notFound();
      const { id: personId, verified_email } = currentActor(req);
      const to = verified_email ?? (await deps.mailAddresses.find(personId));
      if (to === null) {
        const detail =
          'Your identity provider has not verified an email address for you. Have it verified there, then sign in again.';
        throw new HttpError(409, { detail });
      }
      await requireRoom(deps, sender.id, new Date());
      const { user_id, id: sender_id } = sender;
      res.json(await deps.gateway.sendTestMail({ user_id, sender_id, to }, personId));
    },
  };
}

/** @throws HttpError 429 */
async function requireRoom({ rateLimits }: TestMailHandlerDeps, senderId: string, now: Date): Promise<void> {
  const start = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
  if ((await rateLimits.hit(`test-mail:${senderId}`, start, HOUR_MS)) <= TEST_MAILS_AN_HOUR) return;
  const seconds = Math.ceil((start.getTime() + HOUR_MS - now.getTime()) / 1_000);
  const detail = `${TEST_MAILS_AN_HOUR} test emails an hour is the most for one mailbox. Try again in the next hour.`;
  throw HttpError.tooManyRequests(seconds, detail);
}
