import type { FetchError } from './fetch.js';

/** What a URL is used as. One URL may be used in several ways. */
export type ResourceKind = 'image' | 'srcset_image' | 'script' | 'style' | 'og_image' | 'sitemap_image';

/** A file that pages use, requested once whatever the number of pages that use it. */
export interface ResourceResult {
  url: string;
  kinds: ResourceKind[];
  /** Pages that use it, in crawl order, at most 10; `use_count` has the full number. */
  used_by: string[];
  use_count: number;
  allowed_by_robots: boolean;
  /** 0 when there was no response or no request. */
  status: number;
  error: FetchError | null;
  /** 'unverified': a bot wall or a rate limit; 'not_checked': excluded by a limit (number, time, robots.txt). */
  verdict: 'ok' | 'redirect' | 'broken' | 'unverified' | 'not_checked';
  /** Where the first hop leads; null when it does not redirect. The facts below are of the last hop. */
  redirect_url: string | null;
  media_type: string | null;
  /** Bytes of the decoded body as counted, up to 5,000,000, or as announced; null when unknown. */
  bytes: number | null;
  cache_control: string | null;
  /** Seconds a cache may use it without asking again (RFC 9111); null when the server names no time. */
  fresh_s: number | null;
  has_validator: boolean;
  /** What the first bytes say the image is; null for other files and unknown forms. */
  image: { format: string; width: number | null; height: number | null } | null;
  /** Why an SVG file is not well-formed; null when it is, or for other files. */
  svg_error: string | null;
}
