import type { FindingRow } from '../../../domain/reports/export/finding-row.js';
import type { SiteIssueDetail } from '../../../domain/sites/issues/describe-site-issue.js';
import { showCount, showNumber } from '../../report/facts/figures.js';
import { DataTable } from '../../report/parts/data-table.js';
import { Foreign } from '../../report/parts/foreign.js';
import { Section } from '../../report/parts/section.js';
import { NextPage } from '../parts/next-page.js';
import { issuePath } from './issue-paths.js';
import { pageDetailsPath } from './page-details-path.js';

export interface ShownFindings {
  rows: readonly FindingRow[];
  /** Findings that the pages before have shown. */
  from: number;
  next: string | null;
  /** The audit keeps no more than these. */
  isSample: boolean;
}

interface Props {
  auditId: string;
  siteId: string;
  detail: SiteIssueDetail;
  findings: ShownFindings;
}

/** The URLs that an issue affects, each with what was seen there; of a cause, some of its pages and the way to its checks. */
export function IssueUrls({ auditId, siteId, detail, findings }: Props) {
  const { issue, samples } = detail;
  if (issue.kind === 'cause') return <CauseUrls auditId={auditId} siteId={siteId} issue={issue} samples={samples} />;
  const { rows, from, next, isSample } = findings;
  if (rows.length === 0 && from === 0) return null;
  return (
    <Section id="urls" title="Affected URLs">
      {isSample && (
        <p class="lead">
          A sample: the crawl behind this audit is no longer kept. Run a new audit to list all affected URLs.
        </p>
      )}
      {rows.length === 0 ? (
        <p class="empty">No further URLs.</p>
      ) : (
        <DataTable
          caption="Affected URLs"
          captionHidden
          stacks
          keyOf={(row) => `${rows.indexOf(row)} ${row.url}`}
          rows={rows}
          columns={[
            { title: 'URL', cell: ({ url }) => <PageLink auditId={auditId} url={url} /> },
            { title: 'Found', cell: ({ observed }) => <Foreign text={observed} max={200} /> },
            {
              title: 'Expected',
              cell: ({ expected }) => (expected === null ? '–' : <Foreign text={expected} max={200} />),
            },
            { title: 'Where', cell: ({ where }) => (where === null ? '–' : <Foreign text={where} max={120} />) },
          ]}
        />
      )}
      {rows.length > 0 && (
        <p class="muted small">
          {showNumber(from + 1, 0)}–{showNumber(from + rows.length, 0)} of this list
        </p>
      )}
      <NextPage next={next} label="Next URLs" />
    </Section>
  );
}

function CauseUrls({
  auditId,
  siteId,
  issue,
  samples,
}: Pick<Props, 'auditId' | 'siteId'> & Pick<SiteIssueDetail, 'issue' | 'samples'>) {
  if (samples.length === 0) return null;
  return (
    <Section id="urls" title="Affected URLs">
      <p class="lead">
        {samples.length < issue.affected_pages
          ? `${samples.length} of ${showCount(issue.affected_pages, 'page')}. Open a check below to list all its URLs.`
          : `${showCount(issue.affected_pages, 'page')}.`}
      </p>
      <ul class="urls">
        {samples.map(({ url }) => (
          <li key={url}>
            <PageLink auditId={auditId} url={url} />
          </li>
        ))}
      </ul>
      {issue.checks.length > 0 && (
        <>
          <h3>Checks with this cause</h3>
          <ul>
            {issue.checks.map(({ id, title, affected_pages: pages }) => (
              <li key={id}>
                <a href={issuePath(siteId, id)}>
                  <Foreign text={title} max={160} />
                </a>{' '}
                <span class="muted">{showNumber(pages, 0)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

function PageLink({ auditId, url }: { auditId: string; url: string }) {
  return (
    <a href={pageDetailsPath({ auditId, url })}>
      <Foreign text={url} max={120} />
    </a>
  );
}
