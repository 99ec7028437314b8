import { foldTerm } from '../../base/text/fold-term.js';
import { comparable } from '../../base/text/text-form.js';
import type { SupportingQuery } from '../../search/analysis/search-opportunity.js';
import type { KeywordLine } from '../../search/analysis/search-reports.js';
import { listParts, partAlong } from '../reading/place.js';
import { readSearchLines, type SearchLine } from '../reading/read-search-lines.js';
import { readFigures } from '../results/entries/read-figures.js';
import { readResult } from '../results/result-fields.js';
import type { AnalysisSource } from '../results/source.js';

/** Beyond the second page of results hardly anybody sees a page: the site is shown for the query and does not rank for it. */
const LAST_RANKED = 20;
const MAX_LINES = 1_000;
/** Where a search analysis lists queries with figures of both periods, and where with their own. */
const COMPARED = [
  'keyword_performance.top_keywords',
  'keyword_performance.optimization_targets',
  'keyword_performance.trending.rising',
  'keyword_performance.trending.falling',
  'keyword_performance.trending.new',
] as const;
const OPPORTUNITIES = ['content_opportunities.opportunities', 'opportunities'] as const;

/** Queries of a source, those of our own results from where the type has them; each once, those shown most first. */
export function readQueries(content: AnalysisSource): SearchLine[] {
  const lines = content.type === null ? readSearchLines(content).queries : ownQueries(content);
  const known = new Map<string, SearchLine>();
  for (const line of lines) {
    const key = queryKey(line.key.value);
    if (!known.has(key)) known.set(key, line);
  }
  return [...known.values()].sort((one, other) => (other.impressions?.value ?? 0) - (one.impressions?.value ?? 0));
}

/** Whether the site has a place among results that people look at. */
export function isRanked({ position, clicks }: Pick<SearchLine, 'position' | 'clicks'>): boolean {
  return position === null ? (clicks?.value ?? 0) > 0 : position.value <= LAST_RANKED;
}

/** The same for the same words in any order and number. */
export function queryKey(query: string): string {
  return comparable(query).split(' ').map(foldTerm).sort().join(' ');
}

function ownQueries(result: AnalysisSource): SearchLine[] {
  if (result.type !== 'search_performance' && result.type !== 'content_opportunities') return [];
  const compared = COMPARED.flatMap((way) => itemsAt(result, way)).flatMap((entry) => {
    const of = readResult<KeywordLine>(entry);
    return lineOf(of.text('query'), of.text('url'), readFigures(of.at('current')));
  });
  const found = OPPORTUNITIES.flatMap((way) => itemsAt(result, way)).flatMap((entry) => {
    const of = readResult<{ query: string; url: string; figures: object; supporting_queries: object[] }>(entry);
    const supporting = of.list('supporting_queries', MAX_LINES).flatMap((other) => {
      const query = readResult<SupportingQuery>(other);
      return lineOf(query.text('query'), of.text('url'), readFigures(other));
    });
    return [...lineOf(of.text('query'), of.text('url'), readFigures(of.at('figures'))), ...supporting];
  });
  return [...compared, ...found];
}

function itemsAt(result: AnalysisSource, way: string) {
  const list = partAlong(result, way);
  return list !== null && Array.isArray(list.value) ? listParts(list, MAX_LINES) : [];
}

function lineOf(
  key: SearchLine['key'] | null,
  url: SearchLine['url'],
  figures: ReturnType<typeof readFigures>,
): SearchLine[] {
  return key === null ? [] : [{ ...figures, key, url, previous: null }];
}
