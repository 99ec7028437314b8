import type { ErrorCode } from '../../../domain/base/errors.js';
import { alternativeUrls } from '../../../domain/base/url/alternative-urls.js';
import type { Operation } from '../../../domain/operations/operations.js';
import type { Site } from '../../../domain/sites/site.js';
import { Foreign } from '../../report/parts/foreign.js';

/** Failures after which another form of the address may work. */
const UNREACHED: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['dns_failure', 'site_unreachable', 'timeout']);

export interface FailedAuditProps {
  operation: Operation;
  site: Site | null;
}

/** Why an audit failed, and the ways to another one. */
export function FailedAudit({ operation: { type, input, error }, site }: FailedAuditProps) {
  const url = typeof input['website_url'] === 'string' ? input['website_url'] : null;
  const isUnreached = error !== null && UNREACHED.has(error.code);
  const call = type === 'quick_audit' ? 'quick-audit' : 'complete-audit';
  return (
    <div class="card">
      {error && (
        <p class="banner" role="alert">
          <Foreign text={error.detail} />
        </p>
      )}
      {isUnreached && (
        <p>Open the address in your browser to check it. If it opens there with http or www, audit that one:</p>
      )}
      {url !== null && (
        <div class="actions">
          <AuditButton call={call} url={url} label="Try again" />
          {isUnreached &&
            alternativeUrls(url).map((other) => (
              <AuditButton key={other} call={call} url={other} label={`Audit ${other}`} />
            ))}
        </div>
      )}
      {site && (
        <p>
          <a href={`/app/sites/${site.id}`}>View site</a>
        </p>
      )}
    </div>
  );
}

function AuditButton({ call, url, label }: { call: string; url: string; label: string }) {
  return (
    <button
      type="button"
      class={label === 'Try again' ? undefined : 'quiet'}
      data-api={`POST /api/seo/enterprise/${call}`}
      data-body={JSON.stringify({ website_url: url })}
      data-then="/app/operations/{id}"
    >
      {label}
    </button>
  );
}
