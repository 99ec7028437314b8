import type { CrawlAccess } from './crawl-access.js';

/** What of access data may be shown: which there are, and no value of them. */
export interface AccessNames {
  basic_auth: boolean;
  headers: string[];
  cookies: string[];
}

export function accessNames({ basic_auth, headers = {}, cookies = {} }: CrawlAccess): AccessNames {
  return {
    basic_auth: basic_auth !== undefined,
    headers: Object.keys(headers).sort(),
    cookies: Object.keys(cookies).sort(),
  };
}
