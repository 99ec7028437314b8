import type { CompleteAudit } from '../../../domain/audits/audit-result.js';
import type { Site } from '../../../domain/sites/site.js';
import { Foreign } from '../../report/parts/foreign.js';
import { Time } from '../parts/time.js';

export interface FindingsPageProps {
  site: Site;
  /** The one that represents the site; null before the first. */
  audit: CompleteAudit | null;
  /** Client guests read and start nothing. */
  isGuest: boolean;
}

/** What a page shows of a site, and from which audit; without one, the way to it. */
export function FindingsHead({ title, site, audit, isGuest }: FindingsPageProps & { title: string }) {
  return (
    <>
      <div class="page-head">
        <h1>
          {title}: <Foreign text={site.site} />
        </h1>
      </div>
      {audit === null ? (
        <p class="empty">
          No audits yet.{' '}
          {!isGuest && (
            <>
              <a href={`/app/sites/${site.id}`}>Run an audit</a> to fill this page.
            </>
          )}
        </p>
      ) : (
        <p class="lead">
          From the {audit.audit_type} audit on <Time at={audit.generated_at} dayOnly />.{' '}
          <a href={`/api/seo/audits/${audit.audit_id}/report?format=html`}>View report</a>
        </p>
      )}
    </>
  );
}
