import type { Operation } from '../../../domain/operations/operations.js';
import type { DiscoveryResult } from '../../../domain/outreach/discovery/discovery.js';
import { Foreign } from '../../report/parts/foreign.js';
import { Section } from '../../report/parts/section.js';
import { StateBadge } from '../operations/state-badge.js';
import { ApiForm, Field } from '../parts/field.js';
import { Time } from '../parts/time.js';
import { FoundWebsites } from './found-websites.js';

export interface DiscoveryPageProps {
  /** The one that is shown; null: there is none. */
  discovery: Operation | null;
  /** What it found; null while it runs, and where it failed. */
  result: DiscoveryResult | null;
  /** The latest ones, newest first. */
  recent: readonly Operation[];
  /** To add websites to. */
  campaigns: readonly { id: string; name: string }[];
}

/** Starts a search for websites that may link to you, and shows what was found with reasons, to be added to a campaign. */
export function DiscoveryPage({ discovery, result, recent, campaigns }: DiscoveryPageProps) {
  return (
    <>
      <div class="page-head">
        <h1>Discovery</h1>
      </div>
      <div class="card">
        <ApiForm
          call="POST /api/v1/backlink-outreach/discover/deep"
          then="/app/discovery?operation={id}"
          label="Find websites"
        >
          <div class="fields">
            <Field name="keyword" label="Topic" required placeholder="hand tools" />
            <Field name="max_results" label="Maximum websites" kind="number" min={1} max={50} value="20" />
          </div>
        </ApiForm>
      </div>
      {discovery === null ? (
        <p class="empty">
          No searches yet. Enter a topic to find websites that may accept guest posts. Nothing is added to a campaign
          before you choose.
        </p>
      ) : (
        <Shown discovery={discovery} result={result} campaigns={campaigns} />
      )}
      {recent.length > 0 && <RecentSearches recent={recent} shown={discovery?.id ?? null} />}
    </>
  );
}

function Shown({ discovery, result, campaigns }: Omit<DiscoveryPageProps, 'recent'> & { discovery: Operation }) {
  const { id, status, progress, error } = discovery;
  const topic = readTopic(discovery);
  return (
    <Section id="found" title={`Websites for “${topic}”`}>
      {(status === 'queued' || status === 'running') && (
        <div class="card progress" data-events={`/api/operations/${id}/events`}>
          <label for="bar" data-message aria-live="polite">
            {progress.message} ({progress.done}%)
          </label>
          <progress id="bar" value={progress.done} max={progress.total} />
        </div>
      )}
      {error && (
        <p class="banner" role="alert">
          <Foreign text={error.detail} max={500} /> Change the topic and search again.
        </p>
      )}
      {result && <FoundWebsites result={result} campaigns={campaigns} />}
    </Section>
  );
}

function RecentSearches({ recent, shown }: { recent: readonly Operation[]; shown: string | null }) {
  return (
    <Section id="recent" title="Recent searches">
      <ul class="states card">
        {recent.map((operation) => (
          <li key={operation.id}>
            <a
              href={`/app/discovery?operation=${operation.id}`}
              aria-current={operation.id === shown ? 'page' : undefined}
            >
              <Foreign text={readTopic(operation)} max={120} />
            </a>
            <StateBadge state={operation.status} />
            <span class="small muted nowrap">
              <Time at={operation.created_at} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function readTopic({ input: { keyword } }: Operation): string {
  return typeof keyword === 'string' ? keyword : 'Unknown topic';
}
