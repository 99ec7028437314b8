import type { Recommendation } from '../../../domain/audits/recommendation.js';
import { useReportLanguage } from '../parts/report-language.js';
import { Section } from '../parts/section.js';
import { RecommendationCard } from './recommendation-card.js';
import { RecommendationTable } from './recommendation-table.js';

/** All recommendations: a table to choose from, and each in full below. */
export function Recommendations({ recommendations }: { recommendations: readonly Recommendation[] }) {
  const { full } = useReportLanguage();
  return (
    <Section id="recommendations" title={full.headings.recommendations} lead={full.recommendations.lead}>
      <RecommendationTable recommendations={recommendations} />
      {recommendations.map((recommendation) => (
        <RecommendationCard key={recommendation.id} recommendation={recommendation} />
      ))}
    </Section>
  );
}
