import lighthouse, { desktopConfig } from 'lighthouse';
import { connect, type Page } from 'puppeteer-core';
import type { SiteHeaders } from '../../site-headers.js';
import { type ChildSecret, receiveSecret } from '../chrome/receive-secret.js';
import { sendSiteHeaders } from '../chrome/send-site-headers.js';
import type { LighthouseAnswer, LighthouseJob } from '../lighthouse/lighthouse-job.js';
import { reduceLhr } from '../lighthouse/reduce-lhr.js';

/**
 * A process of its own for one Lighthouse run: it keeps state per process, holds hundreds of megabytes and cannot be
 * stopped otherwise than by killing it. Talks to the browser that the parent started.
 */
/**
 * Pages that never become idle occupy the only browser for this long; by default Lighthouse waits 45 seconds, and 30
 * for the first paint. Measured without throttling, which is simulated afterwards, few pages need more than ten.
 */
const PATIENCE = { maxWaitForFcp: 20_000, maxWaitForLoad: 30_000 };

type Flags = NonNullable<Parameters<typeof lighthouse>[1]>;

async function run(job: LighthouseJob, { site }: ChildSecret): Promise<LighthouseAnswer> {
  const flags: Flags = { port: job.port, logLevel: 'silent', output: [], disableFullPageScreenshot: true, ...PATIENCE };
  const settings = job.locale === null ? flags : Object.assign(flags, { locale: job.locale });
  try {
    // Without a configuration of our own Lighthouse measures a mid-range phone.
    const config = job.strategy === 'desktop' ? desktopConfig : undefined;
    const page = site ? await openOwnPage(job.port, site) : undefined;
    const result = await lighthouse(job.url, settings, config, page);
    if (!result) return { ok: false, message: 'Lighthouse gave no result' };
    return { ok: true, artifact: reduceLhr(result.lhr, job.strategy) };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * The tab that Lighthouse would open by itself, with what opens the site. Its own setting for headers would send them to
 * every host, and write them into its result.
 */
async function openOwnPage(port: number, site: SiteHeaders): Promise<Page> {
  const browser = await connect({ browserURL: `http://127.0.0.1:${port}`, defaultViewport: null });
  const page = await browser.newPage();
  await sendSiteHeaders(await page.createCDPSession(), site);
  return page;
}

// The parent died: no one waits for the response, and the next sweep removes the browser.
process.once('disconnect', () => process.exit(1));

const answer = await run(JSON.parse(process.argv[2] ?? '{}'), await receiveSecret());
process.send?.(answer, () => process.exit(0));
