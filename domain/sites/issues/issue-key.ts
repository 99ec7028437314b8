const OWN_CHECK = /^own:/;

/**
 * The id of a check or cause as one segment of a URL: "title/long" as "title:long". Own checks have a colon already.
 * A slash would have to be encoded, and several proxies refuse or decode encoded slashes.
 */
export function toIssueKey(id: string): string {
  return id.replace('/', ':');
}

/** The other way around. An id with its slash stays as it is. */
export function readIssueKey(key: string): string {
  return OWN_CHECK.test(key) ? key : key.replace(':', '/');
}
