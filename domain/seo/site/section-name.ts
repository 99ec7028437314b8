import { ISO_639_1 } from '../../base/language/iso-639-1.js';
import { foldTerm } from '../../base/text/fold-term.js';
import { pathSegments } from '../../base/url/path-segments.js';
import { percentDecode } from '../../base/url/percent-decode.js';

export interface SiteSection {
  /** First path segment as spelled, behind a language prefix if there is one: "/blog", "/en/blog"; "/" for the root. */
  path: string;
  /** As people read it, "blogs" for /en/Blogs/ and /blogs.html; '' for the root. Sites are compared by its folded form. */
  name: string;
}

/** One subject, many spellings: what sites call the same section. Kept short, since a wrong fold would hide a gap. */
const SAME_NAMES: ReadonlyMap<string, string> = new Map([
  ['weblog', 'blog'],
  ['doc', 'docs'],
  ['documentation', 'docs'],
  ['price', 'pricing'],
  ['prices', 'pricing'],
  ['aboutus', 'about'],
  ['contactus', 'contact'],
  ['career', 'careers'],
  ['job', 'careers'],
  ['jobs', 'careers'],
]);

const LANGUAGE_PREFIX = /^([a-z]{2})(?:[-_][a-z]{2,4})?$/i;
const FILE_ENDING = /\.(?:html?|php|aspx?|jsp)$/;

/** Which part of its site a URL belongs to. */
export function findSection(url: string): SiteSection {
  const segments = pathSegments(url);
  const prefix = isLanguage(segments[0]) && segments.length > 1 ? 1 : 0;
  const segment = segments[prefix];
  if (segment === undefined || (segments.length === 1 && isLanguage(segment))) return { path: '/', name: '' };
  return { path: `/${segments.slice(0, prefix + 1).join('/')}`, name: readName(segment) };
}

function isLanguage(segment: string | undefined): boolean {
  const primary = LANGUAGE_PREFIX.exec(segment ?? '')?.[1];
  return primary !== undefined && ISO_639_1.has(primary.toLowerCase());
}

function readName(segment: string): string {
  const plain = percentDecode(segment)
    .normalize('NFKC')
    .toLowerCase()
    .replace(FILE_ENDING, '')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  return SAME_NAMES.get(plain) ?? SAME_NAMES.get(foldTerm(plain)) ?? plain;
}
