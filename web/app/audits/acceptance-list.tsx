import { isHeld } from '../../../domain/seo/acceptance/is-held.js';
import type { StoredAcceptance } from '../../../domain/seo/acceptance/stored-acceptance.js';
import { showDay, showNumber } from '../../report/facts/figures.js';
import { DataTable } from '../../report/parts/data-table.js';
import { Foreign } from '../../report/parts/foreign.js';
import { Time } from '../parts/time.js';

export interface AcceptanceListProps {
  acceptances: readonly StoredAcceptance[];
  /** ISO 8601. */
  now: string;
}

/** The accepted findings of a site, each with a button to undo it. */
export function AcceptanceList({ acceptances, now }: AcceptanceListProps) {
  if (acceptances.length === 0)
    return (
      <p class="empty">
        No accepted findings yet. Accept an issue that you do not plan to fix, and audits leave it out of the score.{' '}
        <a href="/app/audits">View audits</a>
      </p>
    );
  return (
    <DataTable
      caption="Accepted findings"
      captionHidden
      stacks
      rows={acceptances}
      keyOf={({ id }) => id}
      columns={[
        { title: 'Check', cell: ({ check }) => <Foreign text={check} /> },
        { title: 'Where', cell: (each) => <Foreign text={each.url ?? each.url_pattern ?? 'Whole site'} max={200} /> },
        { title: 'Reason', size: 'wide', cell: ({ reason }) => <Foreign text={reason} max={500} /> },
        { title: 'Accepted by', cell: (each) => <Decision acceptance={each} now={now} /> },
        { title: 'Last audit', cell: ({ last_audit }) => showLast(last_audit) },
        { title: 'Undo', cell: (each) => <Undo acceptance={each} /> },
      ]}
    />
  );
}

function Decision({ acceptance, now }: { acceptance: StoredAcceptance; now: string }) {
  const { accepted_by, accepted_at, until } = acceptance;
  return (
    <span>
      <Foreign text={accepted_by} max={100} />, <Time at={accepted_at} dayOnly />
      {until !== null && `, ${isHeld(until, now) ? 'until' : 'expired on'} ${showDay(until)}`}
    </span>
  );
}

function showLast(last: StoredAcceptance['last_audit']): string {
  if (last === null) return 'Not matched yet';
  const returned = last.returned > 0 ? `, ${showNumber(last.returned, 0)} returned` : '';
  return `${showNumber(last.findings, 0)} left out${returned}`;
}

function Undo({ acceptance: { id, check } }: { acceptance: StoredAcceptance }) {
  return (
    <button
      type="button"
      class="quiet"
      aria-label={`Undo acceptance of ${check}`}
      data-api={`DELETE /api/seo/acceptances/${id}`}
      data-then="reload"
    >
      Undo
    </button>
  );
}
