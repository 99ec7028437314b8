import type { PageArtifact } from '../../seo/artifacts/page.js';
import { normalizeUrl } from '../url/url-identity.js';
import { parseRefresh } from './parse-refresh.js';

export interface RefreshRedirect {
  via: 'meta' | 'header';
  delay_s: number;
  /** The address as the author wrote it. */
  target: string;
  /** Resolved and normalized; null for what is no web address. */
  url: string | null;
}

/**
 * Where the page sends its visitors by meta refresh or Refresh header, the header first. A page that only loads itself
 * again is no redirect and left out.
 */
export function refreshRedirects(page: PageArtifact): RefreshRedirect[] {
  const found: RefreshRedirect[] = [];
  const add = (via: RefreshRedirect['via'], content: string, base: string) => {
    const refresh = parseRefresh(content);
    if (refresh?.target == null) return;
    const url = normalizeUrl(refresh.target, base);
    if (url !== page.url) found.push({ via, delay_s: refresh.delay_s, target: refresh.target, url });
  };
  const header = page.fetch.headers['refresh'];
  if (header !== undefined) add('header', header, page.url);
  for (const meta of page.html?.metas ?? []) {
    if (meta.kind !== 'http-equiv' || meta.key !== 'refresh') continue;
    add('meta', meta.content, page.html?.base.find(({ url }) => url !== null)?.url ?? page.url);
  }
  return found;
}
