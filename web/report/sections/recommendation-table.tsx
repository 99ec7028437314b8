import type { Recommendation } from '../../../domain/audits/recommendation.js';
import { anchorId } from '../facts/anchor-id.js';
import { PRIORITY_TONES } from '../facts/names.js';
import { showImpact } from '../facts/show-impact.js';
import { Badge } from '../parts/badge.js';
import { DataTable } from '../parts/data-table.js';
import { RecommendationTitle } from '../parts/recommendation-title.js';
import { useReportLanguage } from '../parts/report-language.js';

/** All recommendations in one table; a column of gains only where one could be estimated. */
export function RecommendationTable({ recommendations }: { recommendations: readonly Recommendation[] }) {
  const tools = useReportLanguage();
  const { full, figures } = tools;
  const words = full.recommendations;
  const hasGains = recommendations.some(({ impact }) => impact.traffic_percent_high !== null);
  return (
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
        ...(hasGains
          ? [{ title: words.gain, numeric: true, cell: ({ impact }: Recommendation) => showImpact(impact, tools) }]
          : []),
        { title: words.effort, numeric: true, cell: ({ effort }) => figures.effort(effort) },
        { title: words.roi, numeric: true, cell: ({ roi }) => (roi.value < 1 ? '< 1' : figures.number(roi.value, 0)) },
        { title: words.phase, numeric: true, cell: ({ phase }) => phase },
      ]}
    />
  );
}
