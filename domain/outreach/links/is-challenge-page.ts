import type { HtmlFacts } from '../../seo/artifacts/html.js';

/** Set by bot walls on their own challenge pages, whatever the status (Cloudflare, AWS WAF). */
const HEADERS = ['cf-mitigated', 'x-amzn-waf-action'];
/** Titles of the pages that the common protection services put in front of a site. */
const TITLE =
  /^(?:just a moment\b|attention required!|checking your browser\b|ddos-guard$|access (?:to this page has been )?denied|please wait\W*$|are you (?:a )?(?:human|robot)\b|security check(?:point)?$|verify(?:ing)? (?:that )?you are (?:a )?human\b|pardon our interruption\b|human verification\b|one more step\b|bot verification\b|vercel security checkpoint\b)/i;
/** Where their scripts and frames come from; pages that were let through may load some of them as well. */
const SOURCES =
  /(?:\/cdn-cgi\/challenge-platform\/|challenges\.cloudflare\.com|captcha-delivery\.com|_incapsula_resource|\/_sec\/cp_challenge|px-captcha|perimeterx|awswaf\.com|hcaptcha\.com|recaptcha\/api|\.well-known\/sgcaptcha|sucuri)/i;
/** A page with content has more words than any challenge. */
const MOST_WORDS = 80;

/** Whether a bot wall answered in place of the page, whatever the status. */
export function isChallengePage(
  headers: Readonly<Record<string, string>>,
  html: Pick<HtmlFacts, 'titles' | 'scripts' | 'iframes' | 'text' | 'anchors'> | null,
): boolean {
  if (HEADERS.some((name) => headers[name] !== undefined)) return true;
  if (html === null) return false;
  const isShort = html.text.total_word_count <= MOST_WORDS;
  if (!isShort) return false;
  if (TITLE.test(html.titles[0]?.text.trim() ?? '')) return true;
  return [...html.scripts, ...html.iframes].some(({ src }) => src !== null && SOURCES.test(src));
}
