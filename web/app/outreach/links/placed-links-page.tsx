import type { NamedLinkGroup } from '../../../../domain/outreach/links/named-report.js';
import type { PlacedLink } from '../../../../domain/outreach/links/placed-link.js';
import { NextPage } from '../../parts/next-page.js';
import { LinkFilterForm, type LinkFilterProps } from './link-filter-form.js';
import { LinkReportSection } from './link-report-section.js';
import { LinkTable } from './link-table.js';

export interface PlacedLinksPageProps extends LinkFilterProps {
  links: readonly PlacedLink[];
  /** URL of the next page; null on the last one. */
  next: string | null;
  groups: readonly NamedLinkGroup[];
  group_total: number;
}

/** Placed links of all campaigns, and the report on them. */
export function PlacedLinksPage({ links, next, filter, counts, campaigns, groups, group_total }: PlacedLinksPageProps) {
  const { campaign_id, site } = filter;
  const scope = { ...(campaign_id && { campaign_id }), ...(site && { site }) };
  return (
    <>
      <div class="page-head">
        <h1>Placed links</h1>
      </div>
      <LinkFilterForm filter={filter} counts={counts} campaigns={campaigns} />
      {links.length === 0 ? (
        <p class="empty">
          {Object.keys(filter).length > 0
            ? 'No links match. Change the filter to see others.'
            : 'No placed links yet. Open a campaign and add the pages that link to you: their links are checked from then on.'}
        </p>
      ) : (
        <LinkTable links={links} />
      )}
      <NextPage next={next} label="Older links" />
      <LinkReportSection groups={groups} total={group_total} scope={scope} />
    </>
  );
}
