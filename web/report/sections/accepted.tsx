import type { JudgedAgain } from '../../../domain/audits/audit-result.js';
import type { AcceptedFindings, AppliedAcceptance } from '../../../domain/seo/acceptance/accepted-findings.js';
import { DataTable } from '../parts/data-table.js';
import { Foreign } from '../parts/foreign.js';
import { useReportLanguage } from '../parts/report-language.js';
import { Section } from '../parts/section.js';

interface AcceptedProps {
  accepted: AcceptedFindings;
  /** Undefined when the audit is as it was made. */
  judgedAgain: JudgedAgain | undefined;
}

/** What was accepted, by whom and why. */
export function Accepted({ accepted: { acceptances, issues }, judgedAgain }: AcceptedProps) {
  const { figures, full } = useReportLanguage();
  const words = full.accepted;
  const titles = new Map(issues.map(({ check_id, title }) => [check_id, title]));
  return (
    <Section id="accepted" title={full.headings.accepted} lead={words.lead}>
      {judgedAgain && <p>{words.judgedAgain(figures.day(judgedAgain.at))}</p>}
      <DataTable
        caption={words.caption}
        captionHidden
        rows={acceptances}
        keyOf={({ id }) => id}
        columns={[
          { title: words.what, cell: ({ check }) => <Foreign text={titles.get(check) ?? check} /> },
          {
            title: words.where,
            cell: (acceptance) => (
              <Foreign text={acceptance.url ?? acceptance.url_pattern ?? words.wholeSite} max={200} />
            ),
          },
          { title: words.reason, size: 'wide', cell: ({ reason }) => <Foreign text={reason} max={500} /> },
          { title: words.by, cell: (acceptance) => <Decision acceptance={acceptance} /> },
          { title: words.findings, numeric: true, cell: ({ findings }) => figures.number(findings, 0) },
          { title: words.returned, numeric: true, cell: ({ returned }) => figures.number(returned, 0) },
        ]}
      />
    </Section>
  );
}

function Decision({ acceptance: { accepted_by, accepted_at, until } }: { acceptance: AppliedAcceptance }) {
  const { figures, full } = useReportLanguage();
  return (
    <>
      <Foreign text={accepted_by} max={100} />, {figures.day(accepted_at)}
      {until !== null && `, ${full.accepted.until(figures.day(until))}`}
    </>
  );
}
