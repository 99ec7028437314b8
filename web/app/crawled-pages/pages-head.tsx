import { showDay } from '../../report/facts/figures.js';
import { Foreign } from '../../report/parts/foreign.js';
import { AuditHead } from '../audits/audit-head.js';
import { SelectOptions } from '../parts/select-options.js';
import { Time } from '../parts/time.js';
import type { PagesPlace } from './pages-place.js';

export interface PagesAudit {
  id: string;
  website_url: string;
  created_at: string;
}

export interface PagesSite {
  id: string;
  site: string;
}

export interface PagesHeadProps {
  audit: PagesAudit;
  place: PagesPlace;
  /** Null: the site of the audit is not watched. */
  site: PagesSite | null;
  /** Audits of the site to choose from, newest first. */
  audits: readonly { id: string; audit_type: 'complete' | 'quick'; created_at: string }[];
}

/** The heading of pages about crawled pages: of which site, and of which of its audits. */
export function PagesHead({ title = 'Pages', audit, place, site, audits }: PagesHeadProps & { title?: string }) {
  if (site === null) return <AuditHead audit={audit} part="pages" />;
  const options = audits.map(({ id, audit_type, created_at }) => ({
    value: id,
    title: `${showDay(created_at)}${audit_type === 'quick' ? ', quick' : ''}`,
  }));
  return (
    <div class="page-head">
      <h1>
        {title}: <Foreign text={site.site} max={80} />
      </h1>
      {options.length > 1 ? (
        <form method="get" action={place.path} class="audit-choice" aria-label="Choose an audit">
          <label for="pages-audit">Audit</label>
          <select id="pages-audit" name="audit">
            <SelectOptions options={options} value={audit.id} />
          </select>
          <button type="submit" class="quiet">
            Show
          </button>
        </form>
      ) : (
        <span class="muted">
          Audit of <Time at={audit.created_at} dayOnly />
        </span>
      )}
    </div>
  );
}
