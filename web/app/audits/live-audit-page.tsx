import type { Operation } from '../../../domain/operations/operations.js';
import type { Site } from '../../../domain/sites/site.js';
import { showCount, showMs, showNumber } from '../../report/facts/figures.js';
import { DataTable } from '../../report/parts/data-table.js';
import { Foreign } from '../../report/parts/foreign.js';
import { SafeLink } from '../../report/parts/safe-link.js';
import { Section } from '../../report/parts/section.js';
import { OperationName } from '../operations/operation-name.js';
import { Time } from '../parts/time.js';
import { AuditSteps } from './audit-steps.js';
import { FailedAudit } from './failed-audit.js';

/** A page that was just crawled. */
export interface LivePage {
  url: string;
  /** Of its response; 0 when there was none. */
  status: number;
  /** Titles of the checks that found something on it. */
  issues: readonly string[];
}

export interface LiveAuditPageProps {
  operation: Operation;
  /** The watched site that it is of; null where it is not watched. */
  site: Site | null;
  /** Crawled so far. */
  pages: number;
  /** Checks that found something, and how often. */
  found: { issues: number; findings: number };
  /** Whether there is an image of the start page. */
  hasShot: boolean;
  /** The newest first. */
  newest: readonly LivePage[];
  /** ISO 8601, what the elapsed time is counted to. */
  now: string;
  /** Its workflow in the Temporal UI; null when no address is set. */
  workflow_url: string | null;
}

const SHOWN_ISSUES = 3;

/** An audit while it runs: what it does and what it finds; or why it failed and what to do. */
export function LiveAuditPage(props: LiveAuditPageProps) {
  const { operation, site, workflow_url } = props;
  const { created_by = null, user_id } = operation;
  // In a personal workspace it is the viewer.
  const showsWho = created_by !== null && created_by !== user_id;
  return (
    <>
      <div class="page-head">
        <h1>
          <OperationName operation={operation} />
        </h1>
      </div>
      {operation.finished_at === null ? <Running {...props} /> : <FailedAudit operation={operation} site={site} />}
      <p class="muted small">
        Started on <Time at={operation.created_at} />
        {showsWho && (
          <>
            {' '}
            by <Foreign text={created_by} max={100} />
          </>
        )}
        .{operation.finished_at === null && ' You can close this page: the audit keeps running.'}
        {workflow_url && (
          <>
            {' '}
            <a href={workflow_url}>View workflow in the Temporal UI</a>
          </>
        )}
      </p>
    </>
  );
}

function Running({ operation, site, pages, found, hasShot, newest, now }: LiveAuditPageProps) {
  const { id, progress, created_at } = operation;
  return (
    <>
      <div
        class="card progress"
        data-events={`/api/operations/${id}/events`}
        data-then={site ? `/app/sites/${site.id}` : undefined}
      >
        <label for="bar" data-message aria-live="polite">
          {progress.message} ({progress.done}%)
        </label>
        <progress id="bar" value={progress.done} max={progress.total} />
        <div class="actions">
          <button
            type="button"
            class="quiet"
            data-api={`POST /api/operations/${id}/cancel`}
            data-then="reload"
            data-confirm="Cancel this audit? You cannot resume it. Results found so far are kept."
          >
            Cancel
          </button>
        </div>
      </div>
      <div id="live" class="page" data-live>
        <dl class="tiles">
          <Tile title="Pages crawled">{showNumber(pages, 0)}</Tile>
          <Tile title="Issues found">{showNumber(found.issues, 0)}</Tile>
          <Tile title="Findings">{showNumber(found.findings, 0)}</Tile>
          <Tile title="Running for">{showMs(elapsedMs(created_at, now))}</Tile>
        </dl>
        <div class="pair">
          <section class="card" aria-labelledby="steps">
            <h2 id="steps">Steps</h2>
            <AuditSteps type={operation.type} phase={progress.phase} hasCompetitors={hasCompetitors(operation)} />
            {hasShot && (
              <img
                class="live-shot"
                src={`/app/operations/${id}/screenshot`}
                alt={`Start page of ${operation.site}, as a browser shows it`}
                width="440"
                height="247"
              />
            )}
          </section>
          <NewestPages newest={newest} />
        </div>
      </div>
    </>
  );
}

function NewestPages({ newest }: Pick<LiveAuditPageProps, 'newest'>) {
  return (
    <Section id="newest" title="Latest pages">
      {newest.length === 0 ? (
        <p class="empty">Pages appear here as they are crawled, with what was found on them.</p>
      ) : (
        <DataTable
          caption="Latest pages"
          captionHidden
          stacks
          keyOf={({ url }) => url}
          rows={newest}
          columns={[
            { title: 'Page', cell: ({ url }) => <SafeLink url={url} whole /> },
            { title: 'Status', numeric: true, cell: ({ status }) => (status === 0 ? 'No response' : status) },
            { title: 'Found', cell: ({ issues }) => <Found issues={issues} /> },
          ]}
        />
      )}
    </Section>
  );
}

function Found({ issues }: Pick<LivePage, 'issues'>) {
  if (issues.length === 0) return <span class="muted">No issues</span>;
  const rest = issues.length - SHOWN_ISSUES;
  return (
    <span>
      <Foreign text={issues.slice(0, SHOWN_ISSUES).join(', ')} max={200} />
      {rest > 0 && <span class="muted"> and {showCount(rest, 'other')}</span>}
    </span>
  );
}

function Tile({ title, children }: { title: string; children: string }) {
  return (
    <div class="tile">
      <dt>{title}</dt>
      <dd class="tile-value">{children}</dd>
    </div>
  );
}

/** To whole seconds: less says nothing about an audit. */
function elapsedMs(from: string, to: string): number {
  return Math.max(0, Math.floor((Date.parse(to) - Date.parse(from)) / 1_000) * 1_000);
}

function hasCompetitors({ input: { competitors } }: Operation): boolean {
  return Array.isArray(competitors) && competitors.length > 0;
}
