import type { Operation } from '../../../domain/operations/operations.js';
import type { Lead } from '../../../domain/outreach/campaigns/lead.js';
import type { StoredBrand } from '../../../domain/reports/brand.js';
import { showTime } from '../../report/facts/figures.js';
import { DataTable } from '../../report/parts/data-table.js';
import { Foreign } from '../../report/parts/foreign.js';
import { SafeLink } from '../../report/parts/safe-link.js';
import { Section } from '../../report/parts/section.js';
import { LeadWait, type MailWait } from '../outreach/lead-wait.js';
import { ReportChoices } from '../reports/report-choices.js';
import { OperationName } from './operation-name.js';
import { StateBadge } from './state-badge.js';

export interface OperationPageProps {
  operation: Operation;
  /** True when it produces an audit, under its own id. */
  isAudit: boolean;
  /** What its report may bear; empty for what is no audit. */
  brands: readonly StoredBrand[];
  /** The page of its site that shows its result; null where there is none. */
  site_page: string | null;
  /** Its workflow in the Temporal UI; null when no address is set. */
  workflow_url: string | null;
  /** Of a queue that runs: the mails that come next, and why they wait. */
  waits?: readonly { lead: Pick<Lead, 'id' | 'website_url'>; wait: MailWait }[];
}

/** One operation: its progress, or its result. The script updates the progress bar. */
export function OperationPage({ operation, isAudit, brands, site_page, workflow_url, waits = [] }: OperationPageProps) {
  const { status, created_at, created_by = null, finished_at } = operation;
  // In a personal workspace it is the viewer.
  const showsWho = created_by !== null && created_by !== operation.user_id;
  const isOver = finished_at !== null;
  const campaign = readCampaignId(operation);
  return (
    <>
      <div class="page-head">
        <h1>
          <OperationName operation={operation} />
        </h1>
        {isOver && <StateBadge state={status} />}
        {campaign && (
          <a class="button quiet" href={`/app/campaigns/${campaign}`}>
            View campaign
          </a>
        )}
      </div>
      {isOver ? (
        <Ended operation={operation} isAudit={isAudit} brands={brands} site_page={site_page} />
      ) : (
        <Running operation={operation} />
      )}
      {!isOver && waits.length > 0 && <WaitingMails waits={waits} />}
      <p class="muted small">
        Started on {showTime(created_at)}
        {showsWho && (
          <>
            {' '}
            by <Foreign text={created_by} max={100} />
          </>
        )}
        .{!isOver && ' You can close this page: it keeps running.'}
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

function WaitingMails({ waits }: { waits: NonNullable<OperationPageProps['waits']> }) {
  return (
    <Section id="waiting" title="Next emails">
      <DataTable
        caption="Next emails"
        captionHidden
        keyOf={({ lead }) => lead.id}
        rows={waits}
        columns={[
          { title: 'Website', cell: ({ lead }) => <SafeLink url={lead.website_url} whole /> },
          { title: 'Status', cell: ({ wait }) => <LeadWait wait={wait} /> },
        ]}
      />
    </Section>
  );
}

/** Id of the campaign that it is for; null when it is for none. */
export function readCampaignId({ input: { campaign_id } }: Pick<Operation, 'input'>): string | null {
  return typeof campaign_id === 'string' ? campaign_id : null;
}

type EndedProps = Pick<OperationPageProps, 'operation' | 'isAudit' | 'brands' | 'site_page'>;

function Ended({ operation, isAudit, brands, site_page }: EndedProps) {
  const { id, error, finished_at, has_result } = operation;
  return (
    <div class="card">
      {error ? (
        <p class="banner" role="alert">
          <Foreign text={error.detail} />
        </p>
      ) : (
        <p>Finished on {showTime(finished_at ?? '')}.</p>
      )}
      {isAudit && has_result && <ReportChoices audit={id} brands={brands} />}
      <div class="actions">
        {isAudit && has_result && (
          <a class="button quiet" href={`/app/audits/${id}/issues`}>
            View issues
          </a>
        )}
        {has_result && site_page !== null && (
          <a class="button" href={site_page}>
            View search data
          </a>
        )}
        {has_result && (
          <a class="button quiet" href={`/api/operations/${id}/result`}>
            View result (JSON)
          </a>
        )}
      </div>
    </div>
  );
}

/** Of a queue of mails: it can wait. */
function QueueButtons({ id }: { id: string }) {
  const queue = `/api/v1/backlink-outreach/outreach/queues/${id}`;
  return (
    <>
      <button type="button" class="quiet" data-api={`POST ${queue}/pause`} data-then="reload">
        Pause
      </button>
      <button type="button" class="quiet" data-api={`POST ${queue}/resume`} data-then="reload">
        Resume
      </button>
    </>
  );
}

function Running({ operation: { id, type, progress } }: Pick<OperationPageProps, 'operation'>) {
  return (
    <div class="card progress" data-events={`/api/operations/${id}/events`}>
      <label for="bar" data-message aria-live="polite">
        {progress.message} ({progress.done}%)
      </label>
      <progress id="bar" value={progress.done} max={progress.total} />
      <div class="actions">
        {type === 'queue_outreach' && <QueueButtons id={id} />}
        <button
          type="button"
          class="quiet"
          data-api={`POST /api/operations/${id}/cancel`}
          data-then="reload"
          data-confirm="Cancel this operation? You cannot resume it. Results found so far are kept."
        >
          Cancel
        </button>
      </div>
    </div>
  );
}
