import type { PollResult } from '../../../../domain/outreach/replies/poll-result.js';
import { showCount } from '../../../report/facts/figures.js';
import { DataTable } from '../../../report/parts/data-table.js';
import { Foreign } from '../../../report/parts/foreign.js';
import { Section } from '../../../report/parts/section.js';
import { FigureTiles } from './parts/figure-tiles.js';

/** How many replies were found, and which mailboxes could not be read. */
export function PollView({ result }: { result: PollResult }) {
  const { replies_found, failed, more, errors } = result;
  return (
    <>
      <div class="card">
        <p class="summary">{showCount(replies_found, 'new reply', 'new replies')}.</p>
        <FigureTiles
          tiles={[
            { title: 'New replies', value: replies_found },
            { title: 'Messages not readable', value: failed, tone: failed > 0 ? 'warn' : undefined },
            { title: 'Mailboxes not read', value: errors.length, tone: errors.length > 0 ? 'bad' : undefined },
          ]}
        />
        {more && <p>More messages are waiting. The next check reads on; follow-ups wait until then.</p>}
      </div>
      {errors.length > 0 && (
        <Section id="mailboxes" title="Mailboxes that could not be read">
          <DataTable
            caption="Mailboxes that could not be read"
            captionHidden
            stacks
            keyOf={({ mailbox }) => mailbox}
            rows={errors}
            columns={[
              { title: 'Mailbox', cell: ({ mailbox }) => <Foreign text={mailbox} max={150} /> },
              { title: 'Reason', cell: ({ detail }) => <Foreign text={detail} max={300} /> },
            ]}
          />
          <p>
            <a class="button" href="/app/senders">
              View mailboxes
            </a>
          </p>
        </Section>
      )}
    </>
  );
}
