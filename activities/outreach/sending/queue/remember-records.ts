import type { Sender } from '../../../../domain/outreach/sending/sender.js';
import type { SendingDeps } from '../sending-deps.js';

export interface RememberedDeps {
  attempts: Pick<SendingDeps['attempts'], 'firstSentAt'>;
  campaigns: SendingDeps['campaigns'];
  senders: Pick<SendingDeps['senders'], 'find' | 'defaultOf'>;
  openLogin: SendingDeps['openLogin'];
}

/**
 * The same deps, which read what all mails of a sender share only once: its record and login, campaigns, and when its
 * first mail was sent. For a few mails within moments; a caller that sends more creates new ones.
 */
export function rememberRecords<Deps extends RememberedDeps>(deps: Deps): Deps {
  const { attempts, campaigns, senders } = deps;
  const openLogin = once(({ user_id, id }: Sender) => `${user_id} ${id}`, deps.openLogin);
  return {
    ...deps,
    openLogin,
    attempts: { ...attempts, firstSentAt: once(words, attempts.firstSentAt) },
    campaigns: { ...campaigns, find: once(words, campaigns.find) },
    senders: { ...senders, find: once(words, senders.find), defaultOf: once(words, senders.defaultOf) },
  };
}

const words = (...given: string[]): string => given.join(' ');

/** A failed read is repeated by the next call. */
function once<Given extends unknown[], Value>(
  keyOf: (...given: Given) => string,
  read: (...given: Given) => Promise<Value>,
): (...given: Given) => Promise<Value> {
  const known = new Map<string, Promise<Value>>();
  return (...given) => {
    const key = keyOf(...given);
    const reading = known.get(key) ?? read(...given);
    known.set(key, reading);
    reading.catch(() => known.delete(key));
    return reading;
  };
}
