import type { Campaign } from '../../../domain/outreach/campaigns/campaign.js';
import { showCount } from '../../report/facts/figures.js';
import { Foreign } from '../../report/parts/foreign.js';
import { Section } from '../../report/parts/section.js';
import { ApiForm, Field } from '../parts/field.js';
import { NextPage } from '../parts/next-page.js';
import { Time } from '../parts/time.js';
import { Pipeline } from './pipeline.js';

/** All campaigns with the status of their leads. */
export function CampaignsPage({ campaigns, next }: { campaigns: readonly Campaign[]; next: string | null }) {
  return (
    <>
      <div class="page-head">
        <h1>Campaigns</h1>
      </div>
      {campaigns.length === 0 ? (
        <p class="empty">
          No campaigns yet. Create your first campaign below to collect websites that could link to you and email them.
        </p>
      ) : (
        <ul class="cards">
          {campaigns.map(({ id, name, created_at, lead_counts: { total, ...counts } }) => (
            <li key={id}>
              <div class="card">
                <h2>
                  <a href={`/app/campaigns/${id}`}>
                    <Foreign text={name} />
                  </a>
                </h2>
                <p class="muted small">
                  {showCount(total, 'lead')}, created on <Time at={created_at} dayOnly />
                </p>
                <Pipeline counts={counts} total={total} />
              </div>
            </li>
          ))}
        </ul>
      )}
      <NextPage next={next} label="Older campaigns" />
      <Section id="new" title="New campaign">
        <div class="card">
          <ApiForm call="POST /api/v1/backlink-outreach/campaigns" then="/app/campaigns/{id}" label="Create campaign">
            <Field name="name" label="Name" required />
            <Field
              name="keywords"
              label="Keywords"
              kind="list"
              hint="Topics of the websites you look for, one per line"
            />
          </ApiForm>
        </div>
      </Section>
    </>
  );
}
