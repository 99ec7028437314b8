import type { AcceptedFindings, AppliedAcceptance } from '../../../domain/seo/acceptance/accepted-findings.js';
import { showDay, showNumber } from '../facts/figures.js';
import { DataTable } from '../parts/data-table.js';
import { Foreign } from '../parts/foreign.js';
import { Section } from '../parts/section.js';

/** What was accepted, by whom and why. */
export function Accepted({ accepted: { acceptances, issues } }: { accepted: AcceptedFindings }) {
  const titles = new Map(issues.map(({ check_id, title }) => [check_id, title]));
  return (
    <Section
      id="accepted"
      title="Accepted findings"
      lead="Left out of score, issues and recommendations by a decision. They return when they change."
    >
      <DataTable
        caption="Accepted findings"
        captionHidden
        rows={acceptances}
        keyOf={({ id }) => id}
        columns={[
          { title: 'What', cell: ({ check }) => <Foreign text={titles.get(check) ?? check} /> },
          { title: 'Where', cell: (acceptance) => <Foreign text={showScope(acceptance)} max={200} /> },
          { title: 'Reason', size: 'wide', cell: ({ reason }) => <Foreign text={reason} max={500} /> },
          { title: 'Accepted by', cell: (acceptance) => <Decision acceptance={acceptance} /> },
          { title: 'Findings', numeric: true, cell: ({ findings }) => showNumber(findings, 0) },
          { title: 'Returned', numeric: true, cell: ({ returned }) => showNumber(returned, 0) },
        ]}
      />
    </Section>
  );
}

function Decision({ acceptance: { accepted_by, accepted_at, until } }: { acceptance: AppliedAcceptance }) {
  return (
    <>
      <Foreign text={accepted_by} max={100} />, {showDay(accepted_at)}
      {until !== null && `, until ${showDay(until)}`}
    </>
  );
}

function showScope({ url, url_pattern }: Pick<AppliedAcceptance, 'url' | 'url_pattern'>): string {
  return url ?? url_pattern ?? 'whole site';
}
