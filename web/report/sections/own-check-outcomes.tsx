import type { OwnCheckOutcome } from '../../../domain/seo/own-checks/summarize-own-checks.js';
import { anchorId } from '../facts/anchor-id.js';
import { DataTable } from '../parts/data-table.js';
import { Foreign } from '../parts/foreign.js';
import { type LanguageTools, useReportLanguage } from '../parts/report-language.js';
import { Section } from '../parts/section.js';

/** What came of the extractions and filters of the request. */
export function OwnCheckOutcomes({ outcomes }: { outcomes: readonly OwnCheckOutcome[] }) {
  const tools = useReportLanguage();
  const { figures, full } = tools;
  const words = full.ownChecks;
  const count = (value: number | null) => (value === null ? '' : figures.number(value, 0));
  return (
    <Section id="own-checks" title={full.headings.ownChecks} lead={words.lead}>
      <DataTable
        caption={words.caption}
        captionHidden
        rows={outcomes}
        keyOf={({ kind, name }) => `${kind} ${name}`}
        columns={[
          { title: words.name, cell: (outcome) => <Name outcome={outcome} /> },
          { title: words.looksFor, cell: ({ condition }) => <Foreign text={condition ?? ''} max={300} /> },
          { title: words.result, cell: (outcome) => showResult(outcome, tools) },
          { title: words.pages, numeric: true, cell: ({ pages_checked }) => count(pages_checked) },
          { title: words.withValue, numeric: true, cell: ({ pages_with_value }) => count(pages_with_value) },
          { title: words.why, cell: ({ message }) => <Foreign text={message ?? ''} max={300} /> },
        ]}
      />
    </Section>
  );
}

/** Leads to the issue where there is one. */
function Name({ outcome: { name, check_id, pages_failed } }: { outcome: OwnCheckOutcome }) {
  const text = <Foreign text={name} max={60} />;
  return check_id !== null && pages_failed > 0 ? <a href={`#${anchorId('issue', check_id)}`}>{text}</a> : text;
}

function showResult(
  { kind, severity, pages_failed: failed, pages_stopped: stopped }: OwnCheckOutcome,
  { full }: LanguageTools,
): string {
  const { ownChecks: words, counts, severities } = full;
  const done =
    failed === 0 ? words.passed : words.failed(severity === null ? '' : severities[severity], counts.pages(failed));
  const verdict = kind === 'column' ? words.columnOnly : done;
  return stopped === 0 ? verdict : `${verdict}. ${words.stopped(counts.pages(stopped))}`;
}
