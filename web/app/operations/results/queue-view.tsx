import type { QueueResult } from '../../../../domain/outreach/sending/queue-result.js';
import { showCount } from '../../../report/facts/figures.js';
import { DataTable } from '../../../report/parts/data-table.js';
import { Foreign } from '../../../report/parts/foreign.js';
import { Section } from '../../../report/parts/section.js';
import { FigureTiles } from './parts/figure-tiles.js';

/** What became of the emails of a queue, and which leads it could not take. */
export function QueueView({ result }: { result: QueueResult }) {
  const { total, sent, blocked, failed, uncertain, cancelled, refused } = result;
  return (
    <>
      <div class="card">
        <p class="summary">
          {sent} of {showCount(total, 'email')} sent.
        </p>
        <FigureTiles
          tiles={[
            { title: 'Sent', value: sent, tone: sent > 0 ? 'good' : undefined },
            { title: 'Blocked by a rule', value: blocked, tone: blocked > 0 ? 'warn' : undefined },
            { title: 'Failed', value: failed, tone: failed > 0 ? 'bad' : undefined },
            { title: 'Outcome not known', value: uncertain, tone: uncertain > 0 ? 'warn' : undefined },
            { title: 'Canceled', value: cancelled },
          ]}
        />
      </div>
      {refused.length > 0 && (
        <Section id="refused" title="Leads that were not queued">
          <DataTable
            caption="Leads that were not queued"
            captionHidden
            stacks
            keyOf={({ lead_id }) => lead_id}
            rows={refused}
            columns={[
              { title: 'Lead', cell: ({ lead_id }) => <code>{lead_id}</code> },
              { title: 'Reason', cell: ({ reason }) => <Foreign text={reason} max={300} /> },
            ]}
          />
        </Section>
      )}
    </>
  );
}
