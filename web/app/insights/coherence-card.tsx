import type { SemanticHealth } from '../../../domain/dashboard/semantic-health.js';
import { showDay, showNumber } from '../../report/facts/figures.js';
import type { Tone } from '../../report/facts/names.js';
import { Badge } from '../../report/parts/badge.js';
import { DataTable } from '../../report/parts/data-table.js';
import { Foreign } from '../../report/parts/foreign.js';
import { SafeLink } from '../../report/parts/safe-link.js';

const STATES: Readonly<Record<SemanticHealth['status'], { title: string; tone: Tone }>> = {
  healthy: { title: 'Healthy', tone: 'good' },
  warning: { title: 'Warning', tone: 'warn' },
  critical: { title: 'Critical', tone: 'bad' },
  not_available: { title: 'Not available', tone: 'note' },
};
const SHOWN_OUTLIERS = 10;

/** How well the content of a site holds together, with its subjects and the pages that are far from all of them. */
export function CoherenceCard({ health }: { health: SemanticHealth }) {
  const { value, threshold, status, basis, recommendations, pillars, outliers, built_at } = health;
  return (
    <>
      <div class="card">
        <p class="headline">
          <span class="big">{value === null ? 'n/a' : showNumber(value, 2)}</span>
          <Badge tone={STATES[status].tone}>{STATES[status].title}</Badge>
        </p>
        <p class="muted small">
          Healthy from {showNumber(threshold, 2)}. {basis} Measured on {showDay(built_at)}.
        </p>
        {recommendations.length > 0 && (
          <ul>
            {recommendations.map((advice) => (
              <li key={advice}>
                <Foreign text={advice} max={500} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {pillars.length > 0 && (
        <DataTable
          caption="Main subjects"
          fits
          rows={pillars}
          keyOf={({ name }) => name}
          columns={[
            { title: 'Subject', cell: ({ name }) => <Foreign text={name} max={80} /> },
            { title: 'Pages', numeric: true, cell: ({ pages }) => showNumber(pages, 0) },
            { title: 'Coherence', numeric: true, cell: ({ coherence }) => showNumber(coherence, 2) },
          ]}
        />
      )}
      {outliers.length > 0 && (
        <DataTable
          caption="Pages far from every subject"
          rows={outliers.slice(0, SHOWN_OUTLIERS)}
          keyOf={({ url }) => url}
          columns={[
            { title: 'Page', cell: ({ url }) => <SafeLink url={url} /> },
            { title: 'Similarity', numeric: true, cell: ({ similarity }) => showNumber(similarity, 2) },
            {
              title: 'Nearest subject',
              cell: ({ nearest_pillar }) => <Foreign text={nearest_pillar} max={80} />,
            },
          ]}
        />
      )}
    </>
  );
}
