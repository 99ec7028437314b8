import type { ExploredPage } from '../../../domain/reports/page-table/explored-page.js';
import { findOtherCanonical } from '../../../domain/search/indexing/inspected-comparison.js';
import type { InspectedPage } from '../../../domain/search/indexing/inspected-page.js';
import { judgeIndexState } from '../../../domain/search/indexing/judge-index-state.js';
import { showDay } from '../../report/facts/figures.js';
import { Badge } from '../../report/parts/badge.js';
import { Foreign } from '../../report/parts/foreign.js';
import { Section } from '../../report/parts/section.js';
import { INDEX_STATE_TITLES, INDEX_STATE_TONES } from '../search/indexing/index-words.js';

export interface PageInspectionProps {
  page: ExploredPage;
  inspection: InspectedPage;
}

/** How Google had the page when it was last inspected, beside what the page declares. */
export function PageInspection({ page, inspection }: PageInspectionProps) {
  const state = judgeIndexState(inspection);
  const other = findOtherCanonical({ page: inspection, crawled: page });
  return (
    <Section id="google" title="Google index" lead={`Inspected on ${showDay(inspection.inspected_at)}.`}>
      <div class="card">
        <p>
          <Badge tone={INDEX_STATE_TONES[state]}>{INDEX_STATE_TITLES[state]}</Badge>{' '}
          {inspection.coverage_state !== null && <Foreign text={inspection.coverage_state} max={300} />}
        </p>
        {other !== null && (
          <p>
            Google chose a different canonical than the page declares: <Foreign text={other} max={300} />
          </p>
        )}
        <dl class="facts">
          {listFacts(inspection).map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Foreign text={value} max={500} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}

function listFacts(seen: InspectedPage): { name: string; value: string }[] {
  const rich = seen.rich_results.map(({ type, errors, warnings }) => {
    const problems = [...errors, ...warnings];
    return problems.length === 0 ? type : `${type} (${problems.join('; ')})`;
  });
  return [
    { name: 'Last crawled', value: seen.last_crawl_at === null ? 'Not stated' : showDay(seen.last_crawl_at) },
    { name: 'Page fetch', value: showState(seen.page_fetch_state) },
    { name: 'Robots.txt', value: showState(seen.robots_state) },
    { name: 'Indexing', value: showState(seen.indexing_state) },
    { name: 'Google canonical', value: seen.google_canonical ?? 'Not stated' },
    { name: 'Declared canonical', value: seen.user_canonical ?? 'Not stated' },
    { name: 'Referring sitemaps', value: seen.referring_sitemaps.join(', ') || 'None' },
    { name: 'Rich results', value: rich.join(', ') || 'None' },
  ];
}

/** "BLOCKED_BY_META_TAG" becomes "Blocked by meta tag". */
function showState(state: string | null): string {
  if (state === null) return 'Not stated';
  const words = state.toLowerCase().replaceAll('_', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
