import type { OperationType } from '../../operations/operations.js';
import { type Place, part } from '../reading/place.js';
import { type ResultType, recognizeResult } from './recognize-result.js';

/** Types of the operations whose results are in an input, by their paths. */
export type ResultTypes = Readonly<Record<string, OperationType>>;

/** An analysis of a request: one of our own results, which is read by its type, or JSON of somebody else. */
export interface AnalysisSource extends Place {
  /** Null for what is none of our own results. */
  type: ResultType | null;
}

const BY_OPERATION: Readonly<Partial<Record<OperationType, ResultType>>> = {
  complete_audit: 'complete_audit',
  quick_audit: 'complete_audit',
  technical_seo: 'technical_seo',
  on_page_analysis: 'on_page_analysis',
  speed_analysis: 'speed_analysis',
  sitemap_analysis: 'sitemap_analysis',
  sitemap_benchmark: 'sitemap_benchmark',
  page_analysis: 'page_analysis',
  page_analysis_full: 'page_analysis',
  page_batch: 'page_batch',
  content_analysis: 'content_analysis',
  search_performance: 'search_performance',
  content_opportunities: 'content_opportunities',
};

/** What is at a place of a request. A website audit is the audit that it reports in detail. */
export function toSource(place: Place, types: ResultTypes): AnalysisSource {
  const operation = Object.hasOwn(types, place.path) ? types[place.path] : undefined;
  const report = part(place, 'detailed_report');
  if (report !== null && (operation === 'website_audit' || recognizeResult(report.value) === 'complete_audit'))
    return { ...report, type: 'complete_audit' };
  const type = operation === undefined ? recognizeResult(place.value) : (BY_OPERATION[operation] ?? null);
  return { ...place, type };
}
