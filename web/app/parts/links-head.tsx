import { Foreign } from '../../report/parts/foreign.js';
import { Field } from './field.js';

export interface LinksHeadProps {
  audit: { id: string; website_url: string };
  /** The URL that is shown. */
  url?: string;
}

/** The heading of the pages about the links of an audit, with a form that finds a URL. */
export function LinksHead({ audit, url }: LinksHeadProps) {
  return (
    <>
      <div class="page-head">
        <h1>
          Links of <Foreign text={audit.website_url} max={80} />
        </h1>
        <a class="button quiet" href={`/api/seo/audits/${audit.id}/report?format=html`}>
          View report
        </a>
      </div>
      <form method="get" action={`/app/audits/${audit.id}/links`} aria-label="Find a URL" class="card">
        <Field name="url" label="URL" value={url ?? ''} placeholder="https://www.example.com/page" />
        <div class="actions">
          <button type="submit" class="quiet">
            Show inlinks
          </button>
        </div>
      </form>
    </>
  );
}
