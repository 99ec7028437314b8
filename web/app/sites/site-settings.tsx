import type { Site } from '../../../domain/sites/site.js';
import { Section } from '../../report/parts/section.js';
import { ApiForm, Field } from '../parts/field.js';

/** A complete audit takes none or at least two. */
export const LEAST_COMPETITORS = 2;

/** What a watched site is compared with and looked for by; emptied fields empty the lists. */
export function SiteSettings({ site: { id, competitors, target_keywords, search_property } }: { site: Site }) {
  const isTooFew = competitors.length > 0 && competitors.length < LEAST_COMPETITORS;
  return (
    <Section
      id="settings"
      title="Settings"
      lead="The competitors to compare this site with, the keywords it should rank for, and where its search data come from."
    >
      <div class="card">
        {isTooFew && (
          <p class="banner">
            Audits need at least 2 competitors to compare. Add another one: with only 1, audits skip the comparison.
          </p>
        )}
        <ApiForm call={`PATCH /api/seo-dashboard/sites/${id}`} then="reload" label="Save settings">
          <div class="fields">
            <Field
              name="competitors"
              label="Competitors"
              kind="list"
              sendsEmpty
              hint="Optional: 2 to 5 sites, one per line"
              value={competitors.join('\n')}
            />
            <Field
              name="target_keywords"
              label="Target keywords"
              kind="list"
              sendsEmpty
              hint="Optional: up to 20, one per line"
              value={target_keywords.join('\n')}
            />
            <Field
              name="search_property"
              label="Search Console property"
              sendsEmpty
              hint="Optional: such as sc-domain:example.com. Empty: the closest property that has data"
              value={search_property ?? ''}
            />
          </div>
        </ApiForm>
      </div>
    </Section>
  );
}
