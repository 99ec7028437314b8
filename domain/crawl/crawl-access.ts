/** What opens a site that is not public, such as a staging copy. Secret in whole: kept sealed, shown nowhere. */
export interface CrawlAccess {
  basic_auth?: { username: string; password: string };
  /** Sent with every request to the site. */
  headers?: Readonly<Record<string, string>>;
  cookies?: Readonly<Record<string, string>>;
}

/** Where a crawl finds it: the id of the sealed record, and the origin that it may be sent to. */
export interface CrawlAccessRef {
  id: string;
  origin: string;
}
