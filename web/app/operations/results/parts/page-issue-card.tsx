import type { PageIssue } from '../../../../../domain/pages/analysis/page-analysis.js';
import { showCount, showNumber } from '../../../../report/facts/figures.js';
import { SEVERITY_TONES } from '../../../../report/facts/names.js';
import { siteName } from '../../../../report/facts/site-name.js';
import { Badge } from '../../../../report/parts/badge.js';
import { DataTable } from '../../../../report/parts/data-table.js';
import { Foreign } from '../../../../report/parts/foreign.js';
import { SafeLink } from '../../../../report/parts/safe-link.js';
import { titleWords } from '../../../parts/title-words.js';

const TEXT_MAX = 600;

/** One issue of a page: what, why, how to fix it, and what was found. */
export function PageIssueCard({ issue }: { issue: PageIssue }) {
  const { severity, title, why, fix, findings, count, points, effort_hours, reference } = issue;
  return (
    <details class={`fold edge-${SEVERITY_TONES[severity]}`}>
      <summary>
        <Badge tone={SEVERITY_TONES[severity]}>{titleWords(severity)}</Badge>
        <h4>
          <Foreign text={title} />
        </h4>
        <span class="affected">{showCount(count, 'time')}</span>
      </summary>
      <div class="fold-body">
        <p>
          <Foreign text={why} max={TEXT_MAX} />
        </p>
        <p>
          <strong>Fix:</strong> <Foreign text={fix} max={TEXT_MAX} />
        </p>
        <DataTable
          caption="What was found"
          keyOf={({ number }) => String(number)}
          rows={findings.map((finding, index) => ({ ...finding, number: index }))}
          columns={[
            { title: 'Found', cell: ({ observed }) => <Foreign text={observed} max={160} /> },
            {
              title: 'Expected',
              cell: ({ expected }) => (expected === null ? '–' : <Foreign text={expected} max={160} />),
            },
            { title: 'Where', cell: ({ where }) => (where === null ? '–' : <Foreign text={where} max={160} />) },
            { title: 'URL', cell: ({ url }) => <SafeLink url={url} whole /> },
          ]}
        />
        <p class="small muted">
          Effort: about {showCount(effort_hours, 'hour')}
          {points > 0 && ` · Takes ${showNumber(points)} points`} ·{' '}
          <SafeLink url={reference} label={`More at ${siteName(reference)}`} />
        </p>
      </div>
    </details>
  );
}
