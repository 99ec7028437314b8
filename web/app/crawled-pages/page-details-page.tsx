import { type Extracting, extractedCells, extractedColumns } from '../../../domain/reports/export/extracted-cells.js';
import type { FindingRow } from '../../../domain/reports/export/finding-row.js';
import { readPageStatus } from '../../../domain/reports/export/page-query.js';
import type { PageRow } from '../../../domain/reports/export/page-row.js';
import { showBytes, showCount, showMs, showNumber } from '../../report/facts/figures.js';
import { SEVERITY_TONES } from '../../report/facts/names.js';
import { Badge } from '../../report/parts/badge.js';
import { DataTable } from '../../report/parts/data-table.js';
import { Foreign } from '../../report/parts/foreign.js';
import { SafeLink } from '../../report/parts/safe-link.js';
import { Section } from '../../report/parts/section.js';
import { AuditHead, type AuditHeadProps } from '../audits/audit-head.js';
import { linksPath } from '../audits/links-path.js';
import { showStatus } from '../audits/show-status.js';
import { pagesPath } from './pages-path.js';
import { showIndexable } from './show-indexable.js';

export interface PageDetailsPageProps {
  audit: AuditHeadProps['audit'];
  extracting: Extracting;
  row: PageRow;
  issues: readonly FindingRow[];
}

/** One crawled page of an audit: what was seen there, and what checks found. */
export function PageDetailsPage({ audit, extracting, row, issues }: PageDetailsPageProps) {
  return (
    <>
      <AuditHead audit={audit} part="pages" />
      <p>
        <SafeLink url={row.url} whole />
      </p>
      <div class="actions">
        <a class="button quiet" href={pagesPath(audit.id)}>
          View all pages
        </a>
        <a class="button quiet" href={linksPath(audit.id, row.url)}>
          View inlinks
        </a>
        <a class="button quiet" href={linksPath(audit.id, row.url, 'from')}>
          View links on this page
        </a>
      </div>
      <Section id="facts" title="Details">
        <DataTable
          caption="Details"
          captionHidden
          fits
          keyOf={([name]) => name}
          rows={listFacts(row, extracting)}
          columns={[
            { title: 'Detail', cell: ([name]) => name },
            { title: 'Value', cell: ([, value]) => <Foreign text={value} max={500} /> },
          ]}
        />
      </Section>
      <Section id="issues" title="Issues on this page">
        {issues.length === 0 ? (
          <p class="empty">No issues found on this page.</p>
        ) : (
          <ul class="cards">
            {issues.map((issue, index) => (
              <li key={`${index} ${issue.check_id}`}>
                <IssueCard issue={issue} />
              </li>
            ))}
          </ul>
        )}
      </Section>
    </>
  );
}

function IssueCard({ issue: { severity, title, check_id, observed, expected, where, fix } }: { issue: FindingRow }) {
  return (
    <div class="card">
      <h3>
        <Badge tone={SEVERITY_TONES[severity]}>{severity}</Badge> <Foreign text={title} max={200} />
      </h3>
      <p>
        <Foreign text={observed} max={400} />
      </p>
      {expected !== null && (
        <p class="muted">
          Expected: <Foreign text={expected} max={400} />
        </p>
      )}
      {where !== null && (
        <p class="muted">
          Where: <Foreign text={where} max={300} />
        </p>
      )}
      <p>
        Fix: <Foreign text={fix} max={600} />
      </p>
      <p class="muted small">{check_id}</p>
    </div>
  );
}

type Fact = readonly [name: string, value: string];

function listFacts(row: PageRow, extracting: Extracting): Fact[] {
  const orNone = (text: string | null) => (text === null || text === '' ? 'None' : text);
  const cells = extractedCells(extracting, row);
  return [
    ['Status', showStatus(readPageStatus(row))],
    ['Indexable', showIndexable(row)],
    ['Canonical', orNone(row.canonical)],
    ['Title', orNone(row.title)],
    ['Meta description', orNone(row.description)],
    ['H1', orNone(row.h1)],
    ['Words', String(row.words)],
    ['Depth', showDepth(row.depth)],
    ['Inlinks', `${row.inlinks} from ${showCount(row.unique_inlinks, 'other page')}`],
    ['Link score', row.link_score === null ? 'None' : `${showNumber(row.link_score)} of 100`],
    ['Response time', showMs(row.response_time_ms)],
    ['Size', showBytes(row.bytes)],
    ...extractedColumns(extracting).map((column, index): Fact => [nameColumn(column), orNone(cells[index] ?? null)]),
  ];
}

function showDepth(depth: number | null): string {
  if (depth === null) return 'Not reached by links';
  return `${showCount(depth, 'click')} from the start page`;
}

function nameColumn(column: string): string {
  const at = column.indexOf('.');
  return at < 0 ? 'Extracted from' : `Extracted: ${column.slice(at + 1)}`;
}
