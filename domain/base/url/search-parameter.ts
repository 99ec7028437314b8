import { parseUrl } from './parse-url.js';
import { pathSegments } from './path-segments.js';

const SEARCH_PARAM =
  /^(?:q|query|search|search[-_]?(?:query|term|text|word|string)|keywords?|suche|suchbegriff|suchwort|recherche|buscar|busqueda|cerca|zoek(?:term)?)$/i;
const SEARCH_PATH =
  /^(?:search|suche|suchen|recherche|buscar|busqueda|busca|cerca|ricerca|zoeken|search-?results?)(?:\.[a-z]{2,5})?$/i;

/**
 * The parameter that makes an address one of search results: one that is named for searching, or any under a path that
 * is, with something searched for. Null for other pages, an empty search form being one.
 */
export function searchParameter(url: string): string | null {
  const parsed = parseUrl(url);
  if (!parsed || parsed.search === '') return null;
  const isSearchPath = SEARCH_PATH.test(pathSegments(url).at(-1) ?? '');
  const isHome = parsed.pathname === '/';
  for (const [name, value] of parsed.searchParams) {
    if (value.trim() === '') continue;
    // WordPress searches at "/?s=…"; elsewhere "s" means anything.
    if (isSearchPath || SEARCH_PARAM.test(name) || (isHome && name === 's')) return name;
  }
  return null;
}
