import type { CDPSession } from 'puppeteer-core';
import { addSiteHeaders, mayReceive, type SiteHeaders } from '../../site-headers.js';

export interface PausedRequest {
  requestId: string;
  request: { url: string; headers: Record<string, string> };
}

/**
 * Has a tab send what opens a site with its requests to that site. Chromium's own extra headers would go to every host;
 * here each request is judged by its URL, also each hop of a redirect: an override ends with the hop that it was made for.
 * Requests to other hosts are not even paused.
 */
export async function sendSiteHeaders(session: CDPSession, site: SiteHeaders): Promise<void> {
  // The tab may close while a request waits.
  session.on('Fetch.requestPaused', (paused) => void continueWithHeaders(session, site, paused).catch(() => {}));
  await session.send('Fetch.enable', { patterns: patternsFor(site).map((urlPattern) => ({ urlPattern })) });
}

/** Continues a paused request, with the site's headers if they may be sent to that URL. */
export async function continueWithHeaders(
  session: CDPSession,
  site: SiteHeaders | null,
  { requestId, request }: PausedRequest,
): Promise<void> {
  if (!site || !mayReceive(site, request.url)) {
    await session.send('Fetch.continueRequest', { requestId });
    return;
  }
  const headers = Object.entries(addSiteHeaders(site, request.headers)).map(([name, value]) => ({ name, value }));
  await session.send('Fetch.continueRequest', { requestId, headers });
}

/** The origin, and the same host over https: what mayReceive says exactly. */
function patternsFor({ origin }: SiteHeaders): string[] {
  return [...new Set([origin, origin.replace(/^http:/, 'https:')])].map((each) => `${each}/*`);
}
