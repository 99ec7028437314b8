import { Field } from '../parts/field.js';
import { AuditHead, type AuditHeadProps } from './audit-head.js';

export interface LinksHeadProps {
  audit: AuditHeadProps['audit'];
  /** The URL that is shown. */
  url?: string;
}

/** The heading of the pages about the links of an audit, with a form that finds a URL. */
export function LinksHead({ audit, url }: LinksHeadProps) {
  return (
    <>
      <AuditHead audit={audit} part="links" />
      <form method="get" action={`/app/audits/${audit.id}/links`} aria-label="Find a URL" class="card">
        <Field name="url" label="URL" value={url ?? ''} placeholder="https://www.example.com/page" />
        <div class="actions">
          <button type="submit" class="quiet">
            View inlinks
          </button>
        </div>
      </form>
    </>
  );
}
