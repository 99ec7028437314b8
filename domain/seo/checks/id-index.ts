import { percentDecode } from '../../base/url/percent-decode.js';
import { redirectChain } from '../site/redirect-chain.js';
import { isHtml200Summary } from '../site/summary-state.js';
import type { SiteArtifacts } from './check.js';

/** At most this many ids of a page are kept: if the list is full, none can be said to be missing. */
const MAX_IDS = 2000;

/** Which ids the crawled pages have; each page's list is read once, on first use. */
export class IdIndex {
  private readonly known = new Map<string, ReadonlySet<string> | null>();

  constructor(private readonly site: SiteArtifacts) {}

  /** The page was read as HTML with all its ids, and this one (decoded) is not among them. */
  lacks(url: string, id: string): boolean {
    let ids = this.known.get(url);
    if (ids === undefined) {
      ids = this.readIds(url);
      this.known.set(url, ids);
    }
    return ids !== null && !ids.has(id) && !isLineRange(id, ids);
  }

  /** A fragment is kept across redirects (RFC 9110 10.2.2), so the page at the end of them is checked. */
  private readIds(url: string): ReadonlySet<string> | null {
    const { end } = redirectChain(this.site, url);
    // A stub hands its visitors on, and often their fragments too, by script.
    if (end === null || !isHtml200Summary(end) || end.refresh_url !== null || end.ids.length >= MAX_IDS) return null;
    return new Set(end.ids.flatMap((id) => [id, percentDecode(id)]));
  }
}

/** "12-20" or "L12-L20", which viewers of source files mark by script: the lines it runs between are there. */
function isLineRange(id: string, ids: ReadonlySet<string>): boolean {
  const [first, last, ...others] = id.split('-');
  return first !== undefined && last !== undefined && others.length === 0 && isLine(first, ids) && isLine(last, ids);
}

function isLine(id: string, ids: ReadonlySet<string>): boolean {
  return /^L?\d+$/.test(id) && ids.has(id);
}
