import { type Figure, listParts, numberIn, type Place, part, spelling, textIn, textsIn } from './place.js';
import { walkPlaces } from './walk-places.js';

/** A page of a site as described in a report. */
export interface ReportedPage {
  url: Figure<string>;
  title: Figure<string> | null;
  words: Figure<number> | null;
}

/** Pages that a report puts together because something is wrong with them. */
export interface PageGroup {
  kind: 'thin' | 'stale' | 'duplicate' | 'competing';
  urls: Figure<string>[];
  keyword: Figure<string> | null;
}

const URLS = ['url', 'page', 'page_url', 'address', 'path', 'slug'];
const WORDS = ['word_count', 'words', 'main_words', 'content_length_words'];
const KINDS: Readonly<Record<PageGroup['kind'], readonly string[]>> = {
  thin: ['thin_pages', 'thin', 'thin_content'],
  stale: ['stale', 'stale_pages', 'outdated', 'outdated_pages'],
  duplicate: ['duplicate_pages', 'duplicates', 'duplicate_content', 'near_duplicates', 'duplicate_groups'],
  competing: [
    'cannibalising_pages',
    'cannibalizing_pages',
    'cannibalisation',
    'cannibalization',
    'cannibalising',
    'cannibalizing',
    'competing_pages',
  ],
};
const KIND_BY_LIST = new Map(
  Object.entries(KINDS).flatMap(([kind, names]) => names.map((name) => [spelling(name), kind as PageGroup['kind']])),
) as ReadonlyMap<string, PageGroup['kind']>;
const KEYWORD = ['keyword', 'query', 'term', 'topic'];
/** What pages compete for is a keyword; what copies share is a text. */
const KEYWORDS = { thin: KEYWORD, stale: KEYWORD, duplicate: KEYWORD, competing: [...KEYWORD, 'subject'] };
const MAX_PAGES = 5_000;
const MAX_GROUPS = 100;
const MAX_URLS = 5;

export function readContentPages(root: Place): { pages: ReportedPage[]; groups: PageGroup[] } {
  const pages = new Map<string, ReportedPage>();
  const groups: PageGroup[] = [];
  walkPlaces(root, (place, key) => {
    const kind = KIND_BY_LIST.get(key);
    if (kind !== undefined) {
      groups.push(...entriesOf(place).flatMap((entry) => readGroup(entry, kind) ?? []));
      return false;
    }
    const page = readPage(place);
    if (page !== null && pages.size < MAX_PAGES && !pages.has(page.url.value)) pages.set(page.url.value, page);
    return true;
  });
  return { pages: [...pages.values()], groups: groups.slice(0, MAX_GROUPS) };
}

/** An address alone is a link; a page has a title or a length as well. */
function readPage(place: Place): ReportedPage | null {
  const url = URLS.map((name) => textIn(part(place, name))).find((text) => text !== null) ?? null;
  const title = textIn(part(place, 'title', 'h1', 'headline'));
  const words = WORDS.map((name) => numberIn(part(place, name))).find((figure) => figure !== null) ?? null;
  return url === null || (title === null && words === null) ? null : { url, title, words };
}

/** Of a list, or of an object of lists such as copies by how like they are. */
function entriesOf(place: Place): Place[] {
  if (Array.isArray(place.value)) return listParts(place, MAX_GROUPS);
  return listParts(place).flatMap((inner) => (Array.isArray(inner.value) ? listParts(inner, MAX_GROUPS) : []));
}

function readGroup(entry: Place, kind: PageGroup['kind']): PageGroup | null {
  const own = textIn(entry) ?? textIn(part(entry, 'url', 'page'));
  const held = listParts(part(entry, 'pages', 'urls') ?? { path: '', value: null }, MAX_URLS);
  const urls = [
    ...(own === null ? [] : [own]),
    ...held.flatMap((inner) => textIn(inner) ?? textIn(part(inner, 'url')) ?? []),
    ...textsIn(part(entry, 'duplicate_of', 'best_url', 'primary_url'), MAX_URLS),
  ].slice(0, MAX_URLS);
  return urls.length === 0 ? null : { kind, urls, keyword: textIn(part(entry, ...KEYWORDS[kind])) };
}
