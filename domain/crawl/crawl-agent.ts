/** Which crawler an audit shows itself as. */
export const CRAWL_AGENTS = ['own', 'googlebot_smartphone', 'googlebot_desktop'] as const;
export type CrawlAgent = (typeof CRAWL_AGENTS)[number];

/**
 * As Google documents them (https://developers.google.com/search/docs/crawling-indexing/google-common-crawlers), with a
 * version of Chrome in place of W.X.Y.Z.
 */
const GOOGLEBOTS: Record<Exclude<CrawlAgent, 'own'>, string> = {
  googlebot_smartphone:
    'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  googlebot_desktop:
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/141.0.0.0 Safari/537.36',
};

/**
 * The User-Agent header of a crawl and the product token that groups of robots.txt are matched with. A Googlebot-like
 * agent is followed by our own name, so that readers of the site's log know.
 */
export function describeAgent(
  agent: CrawlAgent,
  own: { userAgent: string; agentToken: string },
): { userAgent: string; agentToken: string } {
  if (agent === 'own') return own;
  return { userAgent: `${GOOGLEBOTS[agent]} ${own.userAgent}`, agentToken: 'Googlebot' };
}
