import type { Issue } from '../../../domain/seo/audit/issue.js';
import type { Finding } from '../../../domain/seo/checks/check.js';
import { showNumber } from '../facts/figures.js';
import { shownText } from '../facts/shown-text.js';
import { type Column, DataTable } from '../parts/data-table.js';
import { Foreign } from '../parts/foreign.js';
import { SafeLink } from '../parts/safe-link.js';

const TEXT_MAX = 160;
const SHOWN_RELATED = 3;

type Numbered = Finding & { number: number };
type Detail = 'expected' | 'where';
/** What all rows say alike; null when they differ. */
type Shared = Record<Detail, string | null>;

/** Where a check failed, what was seen there and what was expected. What all rows share is said once, below. */
export function EvidenceTable({ issue, rows }: { issue: Issue; rows: number }) {
  const shown = issue.sample.slice(0, rows).map((finding, index): Numbered => ({ ...finding, number: index + 1 }));
  if (shown.length === 0) return null;
  const shared = { expected: sharedBy(shown, 'expected'), where: sharedBy(shown, 'where') };
  const isPart = issue.affected_count > shown.length;
  return (
    <>
      <DataTable
        caption={isPart ? `Evidence: ${shown.length} of ${showNumber(issue.affected_count, 0)} places` : 'Evidence'}
        columns={columnsFor(shown, shared)}
        rows={shown}
        keyOf={({ number }) => String(number)}
      />
      {shared.expected !== null && <SharedDetail name="Expected" text={shared.expected} />}
      {shared.where !== null && <SharedDetail name="Where" text={shared.where} />}
    </>
  );
}

function sharedBy(findings: readonly Numbered[], name: Detail): string | null {
  const value = findings[0]?.[name];
  const isShared = findings.length > 1 && findings.every((finding) => finding[name] === value);
  return isShared && value !== undefined ? value : null;
}

function SharedDetail({ name, text }: { name: string; text: string }) {
  return (
    <p class="small">
      <strong>{name}:</strong> <Foreign text={text} max={TEXT_MAX} />
    </p>
  );
}

function columnsFor(findings: readonly Numbered[], shared: Shared): Column<Numbered>[] {
  const detail = (name: Detail, title: string): Column<Numbered>[] =>
    shared[name] === null && findings.some((finding) => finding[name] !== undefined)
      ? [{ title, cell: (finding) => shownText(finding[name] ?? '', TEXT_MAX) }]
      : [];
  const count: Column<Numbered>[] = findings.some((finding) => (finding.count ?? 1) > 1)
    ? [{ title: 'Count', numeric: true, cell: ({ count: times }) => showNumber(times ?? 1, 0) }]
    : [];
  return [
    { title: 'Address', size: 'wide', cell: (finding) => <Address {...finding} /> },
    { title: 'Observed', cell: ({ observed }) => shownText(observed, TEXT_MAX) },
    ...detail('expected', 'Expected'),
    ...detail('where', 'Where'),
    ...count,
  ];
}

function Address({ url, related_urls: related = [] }: Finding) {
  return (
    <>
      <SafeLink url={url} />
      {related.length > 0 && (
        <span class="related small">
          with{' '}
          {related.slice(0, SHOWN_RELATED).map((each, index) => (
            <span key={each}>
              {index > 0 && ', '}
              <SafeLink url={each} />
            </span>
          ))}
          {related.length > SHOWN_RELATED && ` and ${related.length - SHOWN_RELATED} more`}
        </span>
      )}
    </>
  );
}
