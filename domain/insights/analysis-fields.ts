import type { OperationType } from '../operations/operations.js';
import type { InsightKind } from './insight.js';
import { childPath } from './reading/json-path.js';

/** A field of a request that contains analyses, and whose results may be in it. */
export interface AnalysisField {
  name: string;
  /** A list of analyses rather than one. */
  is_list?: true;
  takes: readonly OperationType[];
}

/** The caller's operation that is referenced in place of an analysis. */
export interface AnalysisReference {
  /** Where in the request it is, and where its result will be. */
  path: string;
  loc: (string | number)[];
  operation_id: string;
  takes: readonly OperationType[];
}

const SITE_AUDITS = ['complete_audit', 'quick_audit', 'website_audit'] as const;
const SITE_TOOLS = ['technical_seo', 'on_page_analysis', 'speed_analysis', 'sitemap_analysis'] as const;
const PAGES = ['page_analysis', 'page_analysis_full', 'page_batch'] as const;
const SEARCH = ['search_performance', 'content_opportunities'] as const;
const AUDITS = [...SITE_AUDITS, ...SITE_TOOLS, ...PAGES];
const CONTENT = ['content_analysis', ...SITE_AUDITS, 'sitemap_analysis', 'on_page_analysis'] as const;

/** A top-level `operation_id` replaces the first field of each kind. */
export const ANALYSIS_FIELDS: Readonly<Record<InsightKind, readonly [AnalysisField, ...AnalysisField[]]>> = {
  audit: [{ name: 'audit_results', takes: AUDITS }],
  searchconsole: [{ name: 'searchconsole_analysis', takes: SEARCH }],
  content_strategy: [
    { name: 'current_content', takes: CONTENT },
    { name: 'content_gaps', takes: [...CONTENT, 'sitemap_benchmark'] },
    { name: 'competitor_content', takes: [...CONTENT, 'sitemap_benchmark'] },
  ],
  traffic_roadmap: [
    { name: 'current_metrics', takes: SEARCH },
    { name: 'identified_opportunities', takes: [...SEARCH, ...AUDITS, 'content_analysis'] },
  ],
  competitive: [
    { name: 'primary_site_analysis', takes: [...AUDITS, ...SEARCH, 'content_analysis'] },
    { name: 'competitor_analyses', is_list: true, takes: [...AUDITS, ...SEARCH, 'content_analysis'] },
  ],
  prioritized_recommendations: [
    { name: 'all_recommendations', takes: [...AUDITS, ...SEARCH, 'content_analysis', 'sitemap_benchmark'] },
  ],
  quick_wins: [{ name: 'audit_data', takes: [...AUDITS, ...SEARCH] }],
  keyword_expansion: [{ name: 'content_analysis', takes: [...CONTENT, ...SEARCH] }],
};

/** Every operation id in place of an analysis: an object with nothing but `operation_id`. */
export function referencesIn(kind: InsightKind, body: Readonly<Record<string, unknown>>): AnalysisReference[] {
  const [main, ...others] = ANALYSIS_FIELDS[kind];
  const atTop = body['operation_id'];
  const top: AnalysisReference[] =
    typeof atTop === 'string' && body[main.name] === undefined
      ? [{ path: main.name, loc: ['operation_id'], operation_id: atTop, takes: main.takes }]
      : [];
  return [...top, ...[main, ...others].flatMap((field) => referencesOf(field, body[field.name]))];
}

function referencesOf({ name, is_list, takes }: AnalysisField, value: unknown): AnalysisReference[] {
  const places =
    is_list && Array.isArray(value) ? value.map((item, at) => ({ item, at })) : [{ item: value, at: null }];
  return places.flatMap(({ item, at }) => {
    const operation_id = referenceIn(item);
    if (operation_id === null) return [];
    return [
      {
        path: at === null ? name : childPath(name, at),
        loc: [name, ...(at === null ? [] : [at]), 'operation_id'],
        operation_id,
        takes,
      },
    ];
  });
}

function referenceIn(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const [only, ...others] = Object.entries(value);
  return only?.[0] === 'operation_id' && others.length === 0 && typeof only[1] === 'string' ? only[1] : null;
}

/** The body with results in the place of references, by their path. */
export function withResults(
  kind: InsightKind,
  body: Readonly<Record<string, unknown>>,
  results: ReadonlyMap<string, unknown>,
): Record<string, unknown> {
  const { operation_id: _, ...rest } = body;
  const filled = ANALYSIS_FIELDS[kind].flatMap(({ name, is_list }): [string, unknown][] => {
    const value = body[name];
    if (is_list && Array.isArray(value))
      return [[name, value.map((item, at) => results.get(childPath(name, at)) ?? item)]];
    const result = results.get(name);
    return result === undefined ? [] : [[name, result]];
  });
  return { ...rest, ...Object.fromEntries(filled) };
}
