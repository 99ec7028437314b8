import { readHost } from '../../base/url/url-identity.js';
import type { PageSummary } from '../artifacts/page-summary.js';
import type { SiteArtifacts } from '../checks/check.js';

const MOBILE_HOST = /^(?:m|mobile|mobil|amp|wap|touch)\./;
const WWW = /^www\./;

/**
 * Second versions of pages that search engines know as such: AMP pages (rel=amphtml) and separate mobile pages
 * (rel=alternate with a media query). Their canonical names the page they belong to, as Google requires.
 */
export class VersionPairs {
  /** Second version → pages that name it. */
  readonly #named = new Map<string, Set<string>>();

  constructor({ pages }: Pick<SiteArtifacts, 'pages'>) {
    for (const { url, amp_url: amp, mobile_url: mobile } of pages) {
      if (amp !== undefined) this.#note(amp, url);
      if (mobile !== undefined) this.#note(mobile, url);
    }
  }

  /**
   * Whether the page is the AMP or mobile version of what it names as canonical: named as such there, marked as AMP itself,
   * or the same path on the mobile host.
   */
  isSecondVersion(page: Pick<PageSummary, 'url' | 'is_amp'>, canonical: string): boolean {
    return (
      page.is_amp === true || (this.#named.get(page.url)?.has(canonical) ?? false) || isMobileForm(page.url, canonical)
    );
  }

  #note(version: string, page: string): void {
    if (version === page) return;
    this.#named.set(version, (this.#named.get(version) ?? new Set()).add(page));
  }
}

/** "https://m.site.example/a" for "https://www.site.example/a". */
export function isMobileForm(url: string, canonical: string): boolean {
  const host = readHost(url);
  return MOBILE_HOST.test(host) && host.replace(MOBILE_HOST, '') === readHost(canonical).replace(WWW, '');
}
