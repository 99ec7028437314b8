import type { FetchError } from '../artifacts/fetch.js';
import type { RobotsArtifact } from '../artifacts/robots.js';
import { crawlDelayS, isAllowed, parseRobots } from './robots-rules.js';

/** RFC 9309 2.5: at least 500 KiB are parsed; we stop there, as Google does. */
const MAX_CHARS = 500 * 1024;

/**
 * Product tokens that AI services use in requests or robots.txt, as documented by their makers. Google-Extended and
 * Applebot-Extended fetch nothing: they only say what may be done with pages that were fetched anyway.
 */
const AI_BOTS = [
  'GPTBot',
  'OAI-SearchBot',
  'ChatGPT-User',
  'ClaudeBot',
  'PerplexityBot',
  'Google-Extended',
  'Applebot-Extended',
  'Bytespider',
  'CCBot',
] as const;

/** How the request for /robots.txt ended. */
export interface RobotsAnswer {
  url: string;
  /** 0 without a response; 404 after more than five redirects (RFC 9309 2.3.1.2). */
  status: number;
  error: FetchError | null;
  redirectHops: number;
  bytes: number;
  /** The body exceeded the limit of the request. */
  truncated: boolean;
  /** The body as UTF-8. */
  text: string;
  mediaType: string | null;
  /** Product token of our own crawler. */
  agent: string;
}

/** What the site requires of robots. A page sent in place of the file (a login form, say) is not such a file. */
export function buildRobotsArtifact(answer: RobotsAnswer): RobotsArtifact {
  const isHtml = answer.status === 200 && isHtmlPage(answer.text, answer.mediaType);
  const state = isHtml ? 'missing' : stateOf(answer.status);
  const text = state === 'found' ? answer.text.slice(0, MAX_CHARS) : '';
  const rules = parseRobots(text);
  const blocks = (agent: string) => !isAllowed(rules, agent, '/');
  return {
    url: answer.url,
    state,
    status: answer.status,
    error: answer.error,
    redirect_hops: answer.redirectHops,
    bytes: answer.bytes,
    truncated: answer.truncated || answer.text.length > MAX_CHARS,
    is_html: isHtml,
    text,
    ...rules.report,
    crawl_delay_s: crawlDelayS(rules, answer.agent),
    site_disallowed: state === 'unreachable' || blocks(answer.agent),
    blocked_ai_bots: AI_BOTS.filter(blocks),
  };
}

/** RFC 9309 2.3.1: 2xx is the file; 4xx means there are no rules; anything else means nothing may be fetched. */
function stateOf(status: number): RobotsArtifact['state'] {
  if (status >= 200 && status < 300) return 'found';
  // A redirect that leads nowhere within the hops that are followed counts as no file (RFC 9309 2.3.1.2).
  return status >= 300 && status < 500 ? 'missing' : 'unreachable';
}

function isHtmlPage(text: string, mediaType: string | null): boolean {
  if (/^\ufeff?\s{0,1000}<(?:!doctype|\?xml|html|head|body|!--)/i.test(text)) return true;
  // Some servers call every file text/html; one that holds rules is believed.
  return mediaType === 'text/html' && !/^[ \t]{0,100}(?:user-agent|disallow|allow|sitemap)[ \t]{0,100}:/im.test(text);
}
