import type { OwnCheckOutcome } from '../../../domain/seo/own-checks/summarize-own-checks.js';
import { anchorId } from '../facts/anchor-id.js';
import { showNumber } from '../facts/figures.js';
import { DataTable } from '../parts/data-table.js';
import { Foreign } from '../parts/foreign.js';
import { Section } from '../parts/section.js';

const LEAD =
  'Columns, rules and saved filters of this audit. Rules and filters are listed with the issues and cost no score.';

/** What came of the extractions and filters of the request. */
export function OwnChecks({ outcomes }: { outcomes: readonly OwnCheckOutcome[] }) {
  return (
    <Section id="own-checks" title="Your own checks" lead={LEAD}>
      <DataTable
        caption="Your own checks and what came of them"
        captionHidden
        rows={outcomes}
        keyOf={({ kind, name }) => `${kind} ${name}`}
        columns={[
          { title: 'Name', cell: (outcome) => <Name outcome={outcome} /> },
          {
            title: 'Looks for',
            cell: ({ condition }) => (condition === null ? '' : <Foreign text={condition} max={300} />),
          },
          { title: 'Result', cell: showResult },
          { title: 'Pages', numeric: true, cell: ({ pages_checked }) => showNumber(pages_checked) },
          {
            title: 'With a value',
            numeric: true,
            cell: ({ pages_with_value }) => (pages_with_value === null ? '' : showNumber(pages_with_value)),
          },
          {
            title: 'Why it matters',
            cell: ({ message }) => (message === null ? '' : <Foreign text={message} max={300} />),
          },
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

function showResult({ kind, severity, pages_failed: failed, pages_stopped: stopped }: OwnCheckOutcome): string {
  const pages = (count: number) => `${showNumber(count)} ${count === 1 ? 'page' : 'pages'}`;
  const verdict = kind === 'column' ? 'Column only' : failed === 0 ? 'Passed' : `${severity}: ${pages(failed)}`;
  return stopped === 0 ? verdict : `${verdict}. Extraction ran out of time on ${pages(stopped)}`;
}
