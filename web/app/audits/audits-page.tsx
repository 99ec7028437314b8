import type { Operation } from '../../../domain/operations/operations.js';
import { showScore } from '../../report/facts/figures.js';
import { type Column, DataTable } from '../../report/parts/data-table.js';
import { Foreign } from '../../report/parts/foreign.js';
import { Section } from '../../report/parts/section.js';
import { OperationName } from '../operations/operation-name.js';
import { StateBadge } from '../operations/state-badge.js';
import { ApiForm, Field } from '../parts/field.js';
import { NextPage } from '../parts/next-page.js';
import { Time } from '../parts/time.js';
import { titleWords } from '../parts/title-words.js';
import { CrawlFields } from '../sites/crawl-fields.js';
import { CheckSetChoice, type CheckSetChoiceProps } from './check-set-choice.js';

/** A line of the list of audits. */
export interface AuditLine {
  id: string;
  audit_type: 'complete' | 'quick';
  website_url: string;
  status: string;
  overall_score: number | null;
  issue_counts: { critical: number; warning: number; notice: number };
  created_at: string;
}

export interface AuditsPageProps {
  audits: readonly AuditLine[];
  next: string | null;
  /** What members start and follow here; null for client guests. */
  controls: {
    running: readonly Operation[];
    /** What audits can be started with. */
    sets: CheckSetChoiceProps['sets'];
    /** Sites whose robots.txt audits may ignore. */
    verified: readonly string[];
  } | null;
}

/** Run an audit, follow the ones that are running, and open the finished ones. */
export function AuditsPage({ audits, next, controls }: AuditsPageProps) {
  const isGuest = controls === null;
  return (
    <>
      <div class="page-head">
        <h1>Audits</h1>
        {!isGuest && <MoreAboutAudits />}
      </div>
      {controls && <StartAudit sets={controls.sets} verified={controls.verified} />}
      {controls && controls.running.length > 0 && <RunningNow running={controls.running} />}
      <Section id="audits" title="Finished audits" lead="Newest first.">
        {audits.length === 0 ? (
          <p class="empty">
            {isGuest
              ? 'No audits yet. Audits of your sites appear here with their reports.'
              : 'No audits yet. Run your first audit above to see scores, issues and fixes. You can close this page while it runs.'}
          </p>
        ) : (
          <AuditTable audits={audits} isGuest={isGuest} />
        )}
        <NextPage next={next} label="Older audits" />
      </Section>
    </>
  );
}

function MoreAboutAudits() {
  return (
    <div class="actions">
      <a class="button quiet" href="/app/check-sets">
        Manage your own checks
      </a>
      <a class="button quiet" href="/app/ownerships">
        View verified sites
      </a>
      <a class="button quiet" href="/app/brands">
        Manage report brands
      </a>
    </div>
  );
}

function RunningNow({ running }: { running: readonly Operation[] }) {
  return (
    <Section id="running" title="Running now">
      <ul class="states card">
        {running.map((operation) => (
          <li key={operation.id}>
            <a href={`/app/operations/${operation.id}`}>
              <OperationName operation={operation} />
            </a>
            <span class="muted small">
              {operation.progress.message} ({operation.progress.done}%)
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function StartAudit({ sets, verified }: Pick<NonNullable<AuditsPageProps['controls']>, 'sets' | 'verified'>) {
  return (
    <div class="pair">
      <div class="card">
        <h2>Complete audit</h2>
        <ApiForm call="POST /api/seo/enterprise/complete-audit" then="/app/operations/{id}" label="Run audit">
          <Field of="complete-" name="website_url" label="Website" required placeholder="https://www.example.com/" />
          <Field
            of="complete-"
            name="competitors"
            label="Competitors"
            kind="list"
            hint="Optional: 2 to 5 sites, one per line"
          />
          <Field
            of="complete-"
            name="target_keywords"
            label="Target keywords"
            kind="list"
            hint="Optional: up to 20, one per line"
          />
          <Field of="complete-" name="max_pages" label="Maximum pages" kind="number" min={1} max={50_000} value="500" />
          <Field
            of="complete-"
            name="crawl_depth"
            label="Maximum clicks from the start page"
            kind="number"
            min={1}
            max={50}
            hint="Leave empty for no limit"
          />
          <CheckSetChoice of="complete-" sets={sets} />
          <CrawlFields of="complete-" values={{ render: 'auto' }} verified={verified} />
        </ApiForm>
      </div>
      <div class="card">
        <h2>Quick audit</h2>
        <p class="muted">Checks up to 20 pages, the sitemaps and one Lighthouse run. Takes about 30 seconds.</p>
        <ApiForm call="POST /api/seo/enterprise/quick-audit" then="/app/operations/{id}" label="Run quick audit">
          <Field of="quick-" name="website_url" label="Website" required placeholder="https://www.example.com/" />
          <CheckSetChoice of="quick-" sets={sets} />
          <CrawlFields of="quick-" />
        </ApiForm>
      </div>
    </div>
  );
}

export interface AuditTableProps {
  audits: readonly AuditLine[];
  /** Guests have the reports alone. */
  isGuest: boolean;
}

export function AuditTable({ audits, isGuest }: AuditTableProps) {
  const reportOf = (id: string) => `/api/seo/audits/${id}/report?format=html`;
  const forMembers: Column<AuditLine>[] = [
    { title: 'Pages', cell: ({ id }) => <a href={`/app/audits/${id}/pages`}>View pages</a> },
    { title: 'Links', cell: ({ id }) => <a href={`/app/audits/${id}/links`}>View links</a> },
    { title: 'Reports', cell: ({ id }) => <a href={`/app/operations/${id}`}>View reports and data</a> },
  ];
  return (
    <DataTable
      caption="Audits"
      captionHidden
      stacks
      keyOf={({ id }) => id}
      rows={audits}
      columns={[
        {
          title: 'Site',
          cell: ({ id, website_url }) => (
            <a href={reportOf(id)}>
              <Foreign text={website_url} max={80} />
            </a>
          ),
        },
        { title: 'Type', cell: ({ audit_type }) => titleWords(audit_type) },
        { title: 'Score', numeric: true, cell: ({ overall_score }) => showScore(overall_score) },
        { title: 'Critical', numeric: true, cell: ({ issue_counts }) => issue_counts.critical },
        { title: 'Warnings', numeric: true, cell: ({ issue_counts }) => issue_counts.warning },
        { title: 'Status', cell: ({ status }) => <StateBadge state={status} /> },
        { title: 'Started', cell: ({ created_at }) => <Time at={created_at} dayOnly /> },
        ...(isGuest
          ? [{ title: 'Reports', cell: ({ id }: AuditLine) => <a href={reportOf(id)}>View report</a> }]
          : forMembers),
      ]}
    />
  );
}
