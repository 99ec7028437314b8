/** Why a request ended without a usable response. */
export type FetchErrorKind =
  | 'dns'
  | 'refused'
  | 'reset'
  | 'tls'
  | 'timeout'
  | 'url_not_allowed'
  | 'too_many_redirects'
  | 'bad_encoding'
  | 'protocol'
  /** robots.txt forbids the URL, so it was not requested. */
  | 'disallowed_by_robots'
  /** A response arrived, but our reader hung on its content or ran out of memory. Says little about the site. */
  | 'unreadable';

export interface FetchError {
  kind: FetchErrorKind;
  message: string;
}

/** Facts of one HTTP exchange. Redirects are not followed here: each hop is a page of its own in the crawl. */
export interface FetchFacts {
  /** 0 without a response. */
  status: number;
  error: FetchError | null;
  /** Lower-case names; repeated headers joined with ", " except set-cookie, which has its own field. */
  headers: Record<string, string>;
  set_cookies: string[];
  /** X-Robots-Tag headers one by one: a bot named in one of them says nothing about the next. */
  x_robots_tags: string[];
  /** Media type without parameters, lower case; null when the header is absent. */
  media_type: string | null;
  /** Waiting for the first byte; time in which this process was too busy to notice it is left out. */
  ttfb_ms: number;
  duration_ms: number;
  /** Bytes of the decoded body that were read. */
  body_bytes: number;
  /** Bytes on the wire as announced or counted; null when unknown. */
  encoded_bytes: number | null;
  /** The body exceeded the limit (10 MB) and was cut. */
  truncated: boolean;
  http_version: '1.1' | '2';
  /** The Location header as sent; null when absent. */
  location: string | null;
  /** Where a 3xx points to, resolved and normalized; null when there is no redirect or it cannot be resolved. */
  redirect_url: string | null;
  /** SHA-256 of the decoded body (hex, first 32 digits); null without a body, or when it was cut. */
  body_hash: string | null;
  /**
   * The server returned 304 to a conditional request, so these are the facts of the stored response, with updated
   * headers (RFC 9111 4.3.4).
   */
  not_modified: boolean;
}
