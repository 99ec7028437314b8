/** The codings that are undone here; `x-gzip` is the old name of gzip (RFC 9110 8.4.1.3). */
export type ContentCoding = 'gzip' | 'deflate' | 'br';

export interface ContentCodings {
  /** In the order in which they were applied. */
  codings: ContentCoding[];
  /** What the header names besides, as sent and at most 40 characters each: the content is read as if it were not there. */
  unknown: string[];
}

const NAMES: ReadonlyMap<string, ContentCoding> = new Map([
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['deflate', 'deflate'],
  ['br', 'br'],
]);
const MAX_NAME_CHARS = 40;

/**
 * Reads a Content-Encoding header (RFC 9110 8.4). Names that are no content coding, such as `none`, `UTF-8` or
 * `aws-chunked`, are kept separate: browsers ignore them and show the content. `identity` and empty items say nothing.
 */
export function readContentCodings(header: string): ContentCodings {
  const codings: ContentCoding[] = [];
  const unknown: string[] = [];
  for (const item of header.split(',')) {
    const name = item.trim();
    const coding = NAMES.get(name.toLowerCase());
    if (coding !== undefined) codings.push(coding);
    else if (name !== '' && name.toLowerCase() !== 'identity') unknown.push(name.slice(0, MAX_NAME_CHARS));
  }
  return { codings, unknown };
}
