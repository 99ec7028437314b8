import { parseUrl } from '../../../domain/base/url/parse-url.js';

const MAX_COOKIES_PER_HOST = 20;
const MAX_COOKIE_CHARS = 4096;
/** RFC 6265 4.1.1 without quotes and commas around: what may travel in a header unharmed. */
const PAIR = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+=[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]*$/;

/** Cookies of one redirect chain: sent back only to the host that set them, and forgotten with the chain. */
export class ChainCookies {
  readonly #byHost = new Map<string, Map<string, string>>();

  /** @param setCookies values of Set-Cookie headers; other attributes don't matter for such a short lifetime */
  take(url: string, setCookies: readonly string[]): void {
    const { host } = new URL(url);
    const cookies = this.#byHost.get(host) ?? new Map<string, string>();
    for (const line of setCookies) {
      const pair = line.split(';', 1)[0]?.trim() ?? '';
      if (pair.length > MAX_COOKIE_CHARS || !PAIR.test(pair)) continue;
      if (cookies.size < MAX_COOKIES_PER_HOST) cookies.set(pair.slice(0, pair.indexOf('=')), pair);
    }
    this.#byHost.set(host, cookies);
  }

  /** The Cookie header for a request to this URL; empty when there is none. */
  headerFor(url: string): string {
    const host = parseUrl(url)?.host ?? '';
    return [...(this.#byHost.get(host)?.values() ?? [])].join('; ');
  }
}
