import type { OperationResults } from '../../../domain/operations/operation-results.js';
import type { Operation, OperationType } from '../../../domain/operations/operations.js';
import type { Lead } from '../../../domain/outreach/campaigns/lead.js';
import type { StoredBrand } from '../../../domain/reports/brand.js';
import { showTime } from '../../report/facts/figures.js';
import { DataTable } from '../../report/parts/data-table.js';
import { Foreign } from '../../report/parts/foreign.js';
import { SafeLink } from '../../report/parts/safe-link.js';
import { Section } from '../../report/parts/section.js';
import { LeadWait, type MailWait } from '../outreach/lead-wait.js';
import { Time } from '../parts/time.js';
import { ReportChoices } from '../reports/report-choices.js';
import { OperationFailure } from './operation-failure.js';
import { OperationName } from './operation-name.js';
import { OperationProgress } from './operation-progress.js';
import { QueueMailboxes, type QueueMailboxesProps } from './queue-mailboxes.js';
import { JsonView } from './results/parts/json-view.js';
import { RESULT_VIEWS } from './results/result-views.js';
import { StateBadge } from './state-badge.js';

export interface OperationPageProps<Type extends OperationType = OperationType> {
  operation: Operation & { type: Type };
  /** What it came to, as it is stored; null while it runs, and where there is nothing. */
  result: OperationResults[Type] | null;
  /** True when it produces an audit, under its own id. */
  isAudit: boolean;
  /** What its report may bear; empty for what is no audit. */
  brands: readonly StoredBrand[];
  /** The watched site that it is about. */
  site: { id: string; site: string } | null;
  /** The page of its site that shows its result; null where there is none. */
  site_page: string | null;
  /** Its workflow in the Temporal UI, for operators; null for all others, and when no address is set. */
  workflow_url: string | null;
  /** Whether the viewer may cancel it and start it again. */
  mayEdit: boolean;
  /** Shows the result as the data it is: it has not the form that its view expects. */
  showsData?: boolean;
  /** Of a queue that runs: its mailboxes; null where there is nothing to choose, or the viewer may not. */
  mailboxes?: Omit<QueueMailboxesProps, 'operationId'> | null;
  /** Of a queue that runs: the mails that come next, and why they wait. */
  waits?: readonly { lead: Pick<Lead, 'id' | 'website_url'>; wait: MailWait }[];
}

/** One operation: its progress, its result, or why it failed and what to do. The script updates the progress bar. */
export function OperationPage<Type extends OperationType>(props: OperationPageProps<Type>) {
  const { operation, result, isAudit, brands, mayEdit, showsData = false, waits = [], mailboxes = null } = props;
  const isOver = operation.finished_at !== null;
  return (
    <>
      <Head {...props} />
      {!isOver && <OperationProgress operation={operation} mayEdit={mayEdit} />}
      {!isOver && mailboxes && <QueueMailboxes operationId={operation.id} {...mailboxes} />}
      {!isOver && waits.length > 0 && <WaitingMails waits={waits} />}
      {isOver && (operation.status !== 'completed' || !operation.has_result) && (
        <OperationFailure operation={operation} mayRetry={mayEdit} />
      )}
      {result !== null &&
        (showsData ? (
          <div class="card">
            <JsonView value={result} />
          </div>
        ) : (
          <Result type={operation.type} result={result} />
        ))}
      {isOver && operation.has_result && isAudit && (
        <div class="card">
          <ReportChoices audit={operation.id} brands={brands} />
        </div>
      )}
      <Footnote {...props} />
    </>
  );
}

/** A result that is canceled or in part is shown like one that is whole: it says itself what it lacks. */
function Result<Type extends OperationType>({ type, result }: { type: Type; result: OperationResults[Type] }) {
  return RESULT_VIEWS[type]({ result });
}

type HeadProps = Pick<OperationPageProps, 'operation' | 'site' | 'site_page' | 'isAudit'>;

/** Its name and state, and where its result and what it is about are shown. */
function Head({ operation, site, site_page, isAudit }: HeadProps) {
  const { id, has_result } = operation;
  const campaign = readCampaignId(operation);
  return (
    <div class="page-head">
      <h1>
        <OperationName operation={operation} />
      </h1>
      {operation.finished_at !== null && <StateBadge state={operation.status} />}
      {isAudit && has_result && (
        <a class="button" href={`/app/audits/${id}/issues`}>
          View issues
        </a>
      )}
      {has_result && site_page !== null && (
        <a class="button" href={site_page}>
          View search data
        </a>
      )}
      {site !== null && (
        <a class="button quiet" href={`/app/sites/${site.id}`}>
          View site
        </a>
      )}
      {campaign && (
        <a class="button quiet" href={`/app/campaigns/${campaign}`}>
          View campaign
        </a>
      )}
      <a class="button quiet" href="/app/operations">
        View all operations
      </a>
    </div>
  );
}

function Footnote({ operation, workflow_url }: Pick<OperationPageProps, 'operation' | 'workflow_url'>) {
  const { id, user_id, created_at, created_by = null, finished_at, has_result, error } = operation;
  return (
    <p class="muted small">
      Started on <Time at={created_at} />
      {/* In a personal workspace it is the viewer. */}
      {created_by !== null && created_by !== user_id && (
        <>
          {' '}
          by <Foreign text={created_by} max={100} />
        </>
      )}
      {finished_at === null
        ? '. You can close this page: it keeps running.'
        : `, finished on ${showTime(finished_at)}.`}
      {error !== null && (
        <>
          {' '}
          Its id is <code>{id}</code>.
        </>
      )}
      {has_result && (
        <>
          {' '}
          <a href={`/api/operations/${id}/result`}>View as JSON</a>.
        </>
      )}
      {workflow_url && (
        <>
          {' '}
          <a href={workflow_url}>View workflow in the Temporal UI</a>
        </>
      )}
    </p>
  );
}

function WaitingMails({ waits }: { waits: NonNullable<OperationPageProps['waits']> }) {
  return (
    <Section id="waiting" title="Next emails">
      <DataTable
        caption="Next emails"
        captionHidden
        stacks
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
