import { DomainError } from '../../../../domain/base/errors.js';
import type { FetchedMail } from '../../../../domain/outreach/sending/mail-ports.js';

/**
 * The messages of a reading, for as long as `signal` allows, and never waiting for one longer than `idleMs`: servers have been seen
 * that keep a connection open and say nothing more. @throws DomainError mailbox_unreachable, or the signal's reason
 */
export async function* readMessages(
  messages: AsyncIterable<FetchedMail>,
  { signal, idleMs }: { signal: AbortSignal; idleMs: number },
): AsyncGenerator<FetchedMail> {
  const iterator = messages[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await orGiveUp(iterator.next(), signal, idleMs);
      if (next.done) return;
      yield next.value;
    }
  } finally {
    // Not waited for: what hangs would hang here again.
    void iterator.return?.()?.catch(() => undefined);
  }
}

async function orGiveUp<Value>(waited: Promise<Value>, signal: AbortSignal, idleMs: number): Promise<Value> {
  signal.throwIfAborted();
  let stopWaiting = (): void => undefined;
  const givenUp = new Promise<never>((_resolve, reject) => {
    const silent = new DomainError('mailbox_unreachable', `The mail server said nothing for ${idleMs / 1000} s`);
    const timer = setTimeout(() => reject(silent), idleMs);
    const stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    stopWaiting = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    };
  });
  // The loser of the race must not become an unhandled rejection.
  waited.catch(() => undefined);
  try {
    return await Promise.race([waited, givenUp]);
  } finally {
    stopWaiting();
  }
}
