import type { Lead } from '../../../../domain/outreach/campaigns/lead.js';
import type { PlacedLink } from '../../../../domain/outreach/links/placed-link.js';
import { SafeLink } from '../../../report/parts/safe-link.js';
import { AddLinkForm } from './add-link-form.js';
import { LinkTable } from './link-table.js';

interface Props {
  lead: Lead;
  links: readonly PlacedLink[];
  /** Pages of its site that its replies name, and that are not watched. */
  named_pages: readonly string[];
}

/** Links that a lead has placed, and a form for another one; a page that its replies name is filled in. */
export function LeadLinks({ lead: { id, campaign_id, status }, links, named_pages }: Props) {
  const [first] = named_pages;
  return (
    <>
      {links.length > 0 && <LinkTable links={links} />}
      {first !== undefined && (
        <p class="banner">
          A reply names <SafeLink url={first} whole />. If your link is there, add it below.
        </p>
      )}
      <details open={first !== undefined || (status === 'placed' && links.length === 0)}>
        <summary>Add a placed link</summary>
        <p class="muted small">The page is checked at once and then regularly. The lead gets the status Placed.</p>
        <AddLinkForm campaignId={campaign_id} leadId={id} pageUrl={first} />
      </details>
    </>
  );
}
