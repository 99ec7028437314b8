import { setTimeout as delay } from 'node:timers/promises';

/**
 * Asks again and again until the answer is yes.
 * @param {() => Promise<boolean>} check
 * @param {{ timeoutMs: number, intervalMs?: number, isHopeless?: () => boolean }} options isHopeless ends the wait early
 * @returns {Promise<boolean>} false when time is over or there is no hope
 */
export async function waitFor(check, { timeoutMs, intervalMs = 150, isHopeless = () => false }) {
  const endMs = performance.now() + timeoutMs;
  for (;;) {
    if (await check()) return true;
    if (isHopeless() || performance.now() >= endMs) return false;
    await delay(intervalMs);
  }
}

/**
 * @param {string} url
 * @returns {Promise<boolean>} whether a GET returns 2xx within two seconds
 */
export async function answersOk(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000), redirect: 'manual' });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
