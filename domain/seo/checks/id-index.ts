import { redirectChain } from '../site/redirect-chain.js';
import { isHtml200Summary } from '../site/summary-state.js';
import { percentDecode } from '../url/percent-decode.js';
import type { SiteArtifacts } from './check.js';

/** Gathering keeps so many ids of a page: from a list that is full, nothing can be said to be missing. */
const MAX_IDS = 2000;

/** Which ids the crawled pages have; each page's list is read once, when it is first asked for. */
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
    return ids !== null && !ids.has(id);
  }

  /** A fragment is kept across redirects (RFC 9110 10.2.2), so the page at the end of them is asked. */
  private readIds(url: string): ReadonlySet<string> | null {
    const { end } = redirectChain(this.site, url);
    if (end === null || !isHtml200Summary(end) || end.ids.length >= MAX_IDS) return null;
    return new Set(end.ids.flatMap((id) => [id, percentDecode(id)]));
  }
}
