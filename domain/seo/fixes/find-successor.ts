import { pathSegments } from '../../base/url/path-segments.js';
import { percentDecode } from '../../base/url/percent-decode.js';
import type { SiteArtifacts } from '../checks/check.js';
import { isHtml200Summary } from '../site/summary-state.js';

const ENDING = /\.(?:html?|php|aspx?|jsp)$/;
/** A last segment shorter than this ("a", "faq") names no page for certain. */
const MIN_NAME_CHARS = 5;

/**
 * Finds where a page that is gone has obviously moved: the one page with the same path but for case, slash, index file and
 * ending, else the one page with the same last segment elsewhere. Null unless there is exactly one.
 */
export function successorFinder(site: Pick<SiteArtifacts, 'pages'>): (url: string) => string | null {
  const byPath = new Map<string, string | null>();
  const byName = new Map<string, string | null>();
  for (const page of site.pages) {
    if (!isHtml200Summary(page) || !page.indexable) continue;
    const segments = foldPath(page.url);
    note(byPath, segments.join('/'), page.url);
    note(byName, segments.at(-1) ?? '', page.url);
  }
  return (url) => {
    const segments = foldPath(url);
    const name = segments.at(-1) ?? '';
    if (name === '') return null;
    const moved = byPath.get(segments.join('/')) ?? (name.length >= MIN_NAME_CHARS ? byName.get(name) : null) ?? null;
    return moved === url ? null : moved;
  };
}

/** What two pages share identifies neither of them: null means several. */
function note(index: Map<string, string | null>, key: string, url: string): void {
  index.set(key, index.has(key) && index.get(key) !== url ? null : url);
}

function foldPath(url: string): string[] {
  const segments = pathSegments(url).map((segment) => percentDecode(segment).toLowerCase());
  const last = (segments.at(-1) ?? '').replace(ENDING, '');
  const folders = segments.slice(0, -1);
  return last === 'index' || last === '' ? folders : [...folders, last];
}
