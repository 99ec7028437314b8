import { partAlong } from '../reading/place.js';
import { type FoundTopic, readTopics } from '../reading/read-topics.js';
import type { ResultType } from './recognize-result.js';
import type { AnalysisSource } from './source.js';

/** Where results list subjects: what is written about, and what is missing. */
const TOPIC_LISTS: Readonly<Partial<Record<ResultType, readonly string[]>>> = {
  content_analysis: ['content_gaps', 'topics'],
  complete_audit: ['benchmarking.topics.gaps'],
};

/** Subjects of one of our own results from where its type has them; of other analyses from lists of known names. */
export function readSourceTopics(source: AnalysisSource): FoundTopic[] {
  if (source.type === null) return readTopics(source);
  return (TOPIC_LISTS[source.type] ?? []).flatMap((way) => {
    const list = partAlong(source, way);
    return list === null ? [] : readTopics(list);
  });
}
