import type { NamedLinkGroup } from '../../../../domain/outreach/links/named-report.js';
import { LinkGroup } from '../../../report/links/link-group.js';
import { Section } from '../../../report/parts/section.js';

const REPORT = '/api/v1/backlink-outreach/placed-links/report';

interface Props {
  groups: readonly NamedLinkGroup[];
  /** Of the whole report, more than is shown. */
  total: number;
  scope: { campaign_id?: string; site?: string };
}

/** What the report says of these links, and the report as files. */
export function LinkReportSection({ groups, total, scope }: Props) {
  if (total === 0) return null;
  const query = (format: string) => `${REPORT}?${new URLSearchParams({ ...scope, format })}`;
  return (
    <Section
      id="report"
      title="Report"
      lead="By client and campaign, month by month (UTC). Pages that could not be read are counted on their own and are part of no share."
    >
      <div class="actions">
        <a class="button quiet" href={query('pdf')}>
          Download report (PDF)
        </a>
        <a class="button quiet" href={query('csv')}>
          Download report (CSV)
        </a>
      </div>
      {groups.map((group) => (
        <LinkGroup key={`${group.site} ${group.campaign_id}`} group={group} />
      ))}
      {total > groups.length && <p class="muted">{total - groups.length} more in the files.</p>}
    </Section>
  );
}
