import { parseUrl } from '../../base/url/parse-url.js';
import { identifySite } from '../../base/url/url-identity.js';
import type { Anchor } from '../../seo/artifacts/html.js';
import { linkKey } from './link-key.js';
import { type FoundLink, POSITIONS, REL_KINDS } from './placed-link.js';

const MAX_ANCHOR_CHARS = 300;
/** Each costs a request. */
const MOST_DETOURS = 3;
const DETOUR_PATH = /\/(?:out|go|goto|away|exit|redirect|redir|track|click|link|visit|recommends?|refer)(?:[/.?]|$)/i;
const SHORTENERS = new Set([
  'bit.ly',
  't.co',
  'tinyurl.com',
  'ow.ly',
  'buff.ly',
  'rebrand.ly',
  'is.gd',
  'lnkd.in',
  't.ly',
]);

/**
 * The best of the links of a page that lead to the target: to the page itself before another one of its site, followed before
 * nofollow, in the text before navigation. Null where none does.
 */
export function findLink(anchors: readonly Anchor[], targetUrl: string, source: FoundLink['source']): FoundLink | null {
  const [key, site] = [linkKey(targetUrl), identifySite(targetUrl)];
  const found = anchors.flatMap((anchor) => {
    if (anchor.url === null || identifySite(anchor.url) !== site) return [];
    return [describe(anchor, anchor.url, linkKey(anchor.url) === key ? 'exact' : 'same_site', source)];
  });
  return chooseBest(found);
}

/** Links that may lead to the target by way of another URL, such as `/out?url=…` or a shortener; a few of them. */
export function listDetours(anchors: readonly Anchor[], targetUrl: string, expectedAnchor: string | null): Anchor[] {
  const host = identifySite(targetUrl);
  const likely = anchors.filter(({ url, text }) => {
    if (url === null || identifySite(url) === host) return false;
    const parsed = parseUrl(url);
    if (parsed === null) return false;
    if (namesHost(parsed.search + parsed.pathname, host)) return true;
    const isDetour = DETOUR_PATH.test(parsed.pathname) || SHORTENERS.has(identifySite(url));
    return isDetour && (expectedAnchor === null || text.toLowerCase().includes(expectedAnchor.toLowerCase()));
  });
  const byUrl = new Map(likely.map((anchor) => [anchor.url, anchor]));
  return [...byUrl.values()].slice(0, MOST_DETOURS);
}

/** A link that leads to the target by way of others; null where it ends on another site. */
export function followDetour(
  anchor: Anchor,
  endsAt: string,
  targetUrl: string,
  source: FoundLink['source'],
): FoundLink | null {
  if (anchor.url === null || identifySite(endsAt) !== identifySite(targetUrl)) return null;
  const match = linkKey(endsAt) === linkKey(targetUrl) ? 'exact' : 'same_site';
  return { ...describe(anchor, anchor.url, match, source), ends_at: endsAt, via_redirect: true };
}

/** Of several links the one that is worth most, with how many there are to the same place. */
function chooseBest(found: readonly FoundLink[]): FoundLink | null {
  const [best] = found.toSorted((one, other) => weigh(other) - weigh(one));
  if (best === undefined) return null;
  return { ...best, count: found.filter(({ match }) => match === best.match).length };
}

function weigh({ match, rel, position, anchor }: FoundLink): number {
  return (match === 'exact' ? 8 : 0) + (rel.length === 0 ? 4 : 0) + (position === 'content' ? 2 : 0) + (anchor ? 1 : 0);
}

function describe(
  { rel, text, region }: Anchor,
  href: string,
  match: FoundLink['match'],
  source: FoundLink['source'],
): FoundLink {
  return {
    href,
    ends_at: null,
    target_status: null,
    match,
    via_redirect: false,
    rel: REL_KINDS.filter((kind) => rel.some((token) => token.toLowerCase() === kind)),
    anchor: text.replace(/\s+/g, ' ').trim().slice(0, MAX_ANCHOR_CHARS),
    position: POSITIONS[region],
    count: 1,
    source,
  };
}

function namesHost(text: string, host: string): boolean {
  try {
    return decodeURIComponent(text).toLowerCase().includes(host);
  } catch {
    return text.toLowerCase().includes(host); // A percent sign of its own.
  }
}
