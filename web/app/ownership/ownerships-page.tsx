import { MAX_OWNERSHIPS, type Ownership } from '../../../domain/ownership/ownership.js';
import { DataTable } from '../../report/parts/data-table.js';
import { Foreign } from '../../report/parts/foreign.js';
import { Section } from '../../report/parts/section.js';
import { StateBadge } from '../operations/state-badge.js';
import { ApiForm, Field } from '../parts/field.js';
import { Time } from '../parts/time.js';
import { METHOD_TITLES } from './ownership-method-cards.js';
import { ownershipState } from './ownership-page.js';

export interface OwnershipsPageProps {
  ownerships: readonly Ownership[];
  /** The site that the page was opened for; empty without one. */
  site_url: string;
}

/** Sites that a user has verified as theirs, or is about to. */
export function OwnershipsPage({ ownerships, site_url }: OwnershipsPageProps) {
  return (
    <>
      <div class="page-head">
        <h1>Verified sites</h1>
        <a class="button quiet" href="/app/audits">
          View audits
        </a>
      </div>
      <p>
        Verify your site to audit pages that its robots.txt blocks, for example before a launch. The audit crawls these
        pages and still reports them as blocked for search engines.
      </p>
      {ownerships.length === 0 ? (
        <p class="empty">No sites yet. Enter your site below to get a DNS record, file or meta tag that verifies it.</p>
      ) : (
        <OwnershipTable ownerships={ownerships} />
      )}
      {ownerships.length < MAX_OWNERSHIPS ? (
        <Section id="add" title="Verify a site">
          <div class="card">
            <ApiForm call="POST /api/seo/ownerships" then="/app/ownerships/{id}" label="Verify site">
              <Field
                name="site_url"
                label="Site"
                required
                value={site_url}
                placeholder="https://www.example.com/"
                hint="Verify each subdomain separately. www counts as the same site"
              />
            </ApiForm>
          </div>
        </Section>
      ) : (
        <p class="banner">You have {MAX_OWNERSHIPS} sites, the maximum. Remove one to add another.</p>
      )}
    </>
  );
}

function OwnershipTable({ ownerships }: Pick<OwnershipsPageProps, 'ownerships'>) {
  return (
    <DataTable
      caption="Verified sites"
      captionHidden
      stacks
      keyOf={({ id }) => id}
      rows={ownerships}
      columns={[
        {
          title: 'Site',
          cell: ({ id, origin }) => (
            <a href={`/app/ownerships/${id}`}>
              <Foreign text={origin} max={100} />
            </a>
          ),
        },
        { title: 'Status', cell: ({ method }) => <StateBadge state={ownershipState(method)} /> },
        { title: 'Verified by', cell: ({ method }) => (method === null ? '–' : METHOD_TITLES[method]) },
        { title: 'Last check', cell: ({ checked_at }) => (checked_at === null ? 'Never' : <Time at={checked_at} />) },
      ]}
    />
  );
}
