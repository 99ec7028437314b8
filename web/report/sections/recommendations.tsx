import type { Recommendation } from '../../../domain/seo/audit/recommendation.js';
import { anchorId } from '../facts/anchor-id.js';
import { PRIORITY_TONES } from '../facts/names.js';
import { Badge } from '../parts/badge.js';
import { DataTable } from '../parts/data-table.js';
import { RecommendationTitle } from '../parts/recommendation-title.js';
import { useReportLanguage } from '../parts/report-language.js';
import { Section } from '../parts/section.js';
import { RecommendationCard, showImpact } from './recommendation-card.js';

/** All recommendations: a table to choose from, and each in full below. */
export function Recommendations({
  recommendations,
  unfolded,
}: {
  recommendations: Recommendation[];
  unfolded: boolean;
}) {
  const tools = useReportLanguage();
  const { full, figures } = tools;
  const words = full.recommendations;
  return (
    <Section id="recommendations" title={full.headings.recommendations} lead={words.lead}>
      <DataTable
        caption={words.caption}
        captionHidden
        keyOf={({ id }) => id}
        rows={recommendations}
        columns={[
          { title: '#', numeric: true, size: 'narrow', cell: ({ rank }) => rank },
          {
            title: words.title,
            size: 'wide',
            cell: (recommendation) => (
              <a href={`#${anchorId('do', recommendation.id)}`}>
                <RecommendationTitle recommendation={recommendation} />
              </a>
            ),
          },
          {
            title: words.priority,
            cell: ({ priority }) => <Badge tone={PRIORITY_TONES[priority]}>{full.priorities[priority]}</Badge>,
          },
          { title: words.gain, numeric: true, cell: ({ impact }) => showImpact(impact, tools) },
          { title: words.effort, numeric: true, cell: ({ effort }) => figures.effort(effort) },
          { title: words.roi, numeric: true, cell: ({ roi }) => figures.number(roi.value, 0) },
          { title: words.phase, numeric: true, cell: ({ phase }) => phase },
        ]}
      />
      {recommendations.map((recommendation) => (
        <RecommendationCard key={recommendation.id} recommendation={recommendation} unfolded={unfolded} />
      ))}
    </Section>
  );
}
