import { writeFileSync } from 'node:fs';
import { type Browser, connect, type Page } from 'puppeteer-core';
import type { SiteHeaders } from '../../site-headers.js';
import type { ShotJob, ShotMessage } from '../camera/shot-job.js';
import { SHOT_DEVICES, type ShotDevice } from '../chrome/devices.js';
import { openGuardedPage } from '../chrome/guard-page.js';
import { receiveSecret } from '../chrome/receive-secret.js';
import { NetworkActivity } from '../rendering/network-activity.js';

/**
 * A process of its own that takes an image of one page in each view, with the browser that the parent started, and
 * writes it to a file: what the page sends may be too much for any heap.
 */

const IDLE_MS = 500;
const QUALITY = 72;
/** An image of noise: taken again with less detail, so that a report stays small. */
const MAX_BYTES = 400_000;
const LOW_QUALITY = 35;

async function capture(
  browser: Browser,
  device: ShotDevice,
  { url, agent, settleLimitMs }: ShotJob,
  site: SiteHeaders | null,
): Promise<Uint8Array | null> {
  const { page, context, broken } = await openGuardedPage(browser, agent, { device: SHOT_DEVICES[device], site });
  try {
    return await Promise.race([shoot(page, url, settleLimitMs), broken]);
  } catch {
    // A page that cannot be shown in one view may be shown in the other; the report does without.
    return null;
  } finally {
    // The image is taken; a context that does not close ends with the browser.
    await context.close().catch(() => {});
  }
}

async function shoot(page: Page, url: string, limitMs: number): Promise<Uint8Array | null> {
  const giveUpAt = Date.now() + limitMs;
  const activity = await NetworkActivity.watch(await page.createCDPSession());
  const response = await page.goto(url, { waitUntil: 'load', timeout: limitMs }).catch(ignoreTimeout);
  await activity.rest(IDLE_MS, Math.max(IDLE_MS, giveUpAt - Date.now()));
  // The browser's own error page is not a screenshot of the site.
  if (response === null || !/^https?:/.test(page.url())) return null;
  const image = await page.screenshot({ type: 'jpeg', quality: QUALITY, captureBeyondViewport: false });
  if (image.length <= MAX_BYTES) return image;
  const smaller = await page.screenshot({ type: 'jpeg', quality: LOW_QUALITY, captureBeyondViewport: false });
  return smaller.length <= MAX_BYTES ? smaller : null;
}

/** A page that is still loading is captured in its current state. */
function ignoreTimeout(error: unknown): undefined {
  if (error instanceof Error && error.name === 'TimeoutError') return undefined;
  throw error;
}

async function run(job: ShotJob): Promise<void> {
  const { site } = await receiveSecret();
  const browser = await connect({ browserURL: `http://127.0.0.1:${job.port}`, defaultViewport: null });
  for (const { device, file } of job.shots) {
    const image = await capture(browser, device, job, site);
    if (!browser.connected) return;
    if (image === null) continue;
    writeFileSync(file, image);
    const message: ShotMessage = { taken: device };
    await new Promise((resolve) => process.send?.(message, resolve));
  }
}

// The parent died: no one waits for the images, and the next sweep removes the browser.
process.once('disconnect', () => process.exit(1));

await run(JSON.parse(process.argv[2] ?? '{}'));
process.exit(0);
