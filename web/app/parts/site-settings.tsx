import type { Site } from '../../../domain/sites/site.js';
import { Section } from '../../report/parts/section.js';
import { ApiForm, Field } from './field.js';

/** A complete audit takes none or at least two. */
export const LEAST_COMPETITORS = 2;

/** What a watched site is compared with and looked for by; emptied fields empty the lists. */
export function SiteSettings({ site: { id, competitors, target_keywords } }: { site: Site }) {
  const isTooFew = competitors.length > 0 && competitors.length < LEAST_COMPETITORS;
  return (
    <Section id="settings" title="Settings" lead="What it is compared with, and the words it wants to be found by.">
      <div class="card">
        {isTooFew && <p class="banner">Audits compare a site with two others or more: with one they leave it out.</p>}
        <ApiForm call={`PATCH /api/seo-dashboard/sites/${id}`} then="reload" label="Save the settings">
          <div class="fields">
            <Field
              {...{ name: 'competitors', label: 'Competitors', kind: 'list', sendsEmpty: true }}
              {...{ hint: 'None, or 2 to 5, one a line', value: competitors.join('\n') }}
            />
            <Field
              {...{ name: 'target_keywords', label: 'Target keywords', kind: 'list', sendsEmpty: true }}
              {...{ hint: 'Up to 20, one a line', value: target_keywords.join('\n') }}
            />
          </div>
        </ApiForm>
      </div>
    </Section>
  );
}
