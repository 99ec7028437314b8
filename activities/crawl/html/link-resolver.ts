import { identifySite, normalizeUrl } from '../../../domain/base/url/url-identity.js';
import { ownString } from './own-string.js';

export interface ResolvedLink {
  url: string | null;
  internal: boolean;
}

/** Servers refuse request lines far shorter than this. */
const MAX_REFERENCE_CHARS = 8192;

const UNRESOLVED: ResolvedLink = { url: null, internal: false };

/** Turns the references of one page into URLs, minding its base element; each spelling is worked out once. */
export class LinkResolver {
  /** A URL-bearing attribute was met. */
  wasUsed = false;
  private base: string;
  private hasBase = false;
  private readonly site: string;
  private readonly seen = new Map<string, ResolvedLink>();

  constructor(private readonly pageUrl: string) {
    this.base = pageUrl;
    this.site = identifySite(pageUrl);
  }

  /** Only the first base element with an href counts (HTML 4.2.3); one that cannot be a base is passed over. */
  setBase(href: string): string | null {
    const url = normalizeUrl(href.trim(), this.pageUrl);
    if (!this.hasBase && url !== null) {
      this.base = url;
      this.seen.clear();
    }
    this.hasBase = true;
    return url;
  }

  /** Where a reference leads. An empty one leads to the page itself. */
  link(href: string): ResolvedLink {
    this.wasUsed = true;
    const hash = href.indexOf('#');
    const reference = (hash === -1 ? href : href.slice(0, hash)).trim();
    const known = this.seen.get(reference);
    if (known) return known;
    const url = reference.length > MAX_REFERENCE_CHARS ? null : normalizeUrl(reference, this.base);
    const resolved = url === null ? UNRESOLVED : { url, internal: identifySite(url) === this.site };
    if (reference.length <= MAX_REFERENCE_CHARS) this.seen.set(ownString(reference), resolved);
    return resolved;
  }

  /** The URL of a thing to load: null when the attribute is absent or blank, which loads nothing. */
  resource(src: string | undefined): string | null {
    if (src === undefined) return null;
    this.wasUsed = true;
    return src.trim() === '' ? null : this.link(src).url;
  }
}
