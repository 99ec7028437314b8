import type { Recommendation } from '../../../domain/seo/audit/recommendation.js';
import { anchorId } from '../facts/anchor-id.js';
import { showEffort, showNumber } from '../facts/figures.js';
import { PRIORITY_TONES } from '../facts/names.js';
import { Badge } from '../parts/badge.js';
import { DataTable } from '../parts/data-table.js';
import { Foreign } from '../parts/foreign.js';
import { Section } from '../parts/section.js';
import { RecommendationCard, showImpact } from './recommendation-card.js';

const LEAD =
  'One fix for each cause, ranked by the share of the site’s value in search that it costs, how certain that is, and the ' +
  'work it takes. Gains are estimated from clicks where Search Console is connected, and left open where it is not.';

/** All recommendations: a table to choose from, and each in full below. */
export function Recommendations({
  recommendations,
  unfolded,
}: {
  recommendations: Recommendation[];
  unfolded: boolean;
}) {
  return (
    <Section id="recommendations" title="Recommendations" lead={LEAD}>
      <DataTable
        caption="Recommendations by rank"
        captionHidden
        keyOf={({ id }) => id}
        rows={recommendations}
        columns={[
          { title: '#', numeric: true, size: 'narrow', cell: ({ rank }) => rank },
          {
            title: 'Recommendation',
            size: 'wide',
            cell: ({ id, title }) => (
              <a href={`#${anchorId('do', id)}`}>
                <Foreign text={title} />
              </a>
            ),
          },
          { title: 'Priority', cell: ({ priority }) => <Badge tone={PRIORITY_TONES[priority]}>{priority}</Badge> },
          { title: 'Gain in clicks (estimate)', numeric: true, cell: ({ impact }) => showImpact(impact) },
          { title: 'Effort', numeric: true, cell: ({ effort }) => showEffort(effort) },
          { title: 'ROI', numeric: true, cell: ({ roi }) => showNumber(roi.value, 0) },
          { title: 'Phase', numeric: true, cell: ({ phase }) => phase },
        ]}
      />
      {recommendations.map((recommendation) => (
        <RecommendationCard key={recommendation.id} recommendation={recommendation} unfolded={unfolded} />
      ))}
    </Section>
  );
}
