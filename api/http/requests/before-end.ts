import type { Response } from 'express';

/**
 * Calls `work`, which must not throw, once: with what the response is ended with, and before its first byte leaves unless
 * it was written to already. The response ends when the work is done.
 */
export function beforeEnd(res: Response, work: (chunk: unknown, encoding: unknown) => Promise<void>): void {
  const end = res.end.bind(res);
  let ended = false;
  const delayed = (...given: unknown[]): Response => {
    if (ended) return res;
    ended = true;
    const [chunk, encoding] = given;
    void work(chunk, encoding).finally(() => Reflect.apply(end, res, given));
    return res;
  };
  // The overloads of `end` differ only in what they accept.
  Object.defineProperty(res, 'end', { value: delayed, configurable: true, writable: true });
}
