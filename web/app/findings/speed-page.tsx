import type { CompleteAudit } from '../../../domain/audits/audit-result.js';
import { readSpeedRuns } from '../../report/facts/read-metrics.js';
import { Speed } from '../../report/sections/speed.js';
import { ApiForm, Field } from '../parts/field.js';
import { ComponentNotice } from './component-notice.js';
import { FindingsHead, type FindingsPageProps } from './findings-head.js';

/** How fast a site is, by Lighthouse, and a test of any of its pages. */
export function SpeedPage(props: FindingsPageProps) {
  const { site, audit, isGuest } = props;
  return (
    <>
      <FindingsHead title="Speed" {...props} />
      {audit && <MeasuredSpeed audit={audit} />}
      {!isGuest && (
        <section class="card" aria-labelledby="test">
          <h2 id="test">Test a page</h2>
          <ApiForm call="POST /api/seo/speed-analysis" then="/app/operations/{id}" label="Test speed">
            <Field
              name="url"
              label="Page"
              required
              value={site.site_url}
              hint="Lighthouse loads it as a phone and as a desktop computer."
            />
          </ApiForm>
        </section>
      )}
    </>
  );
}

function MeasuredSpeed({ audit }: { audit: CompleteAudit }) {
  const { page_speed } = audit.components;
  return (
    <>
      <ComponentNotice component={page_speed} />
      {readSpeedRuns(page_speed.metrics).length > 0 && <Speed component={page_speed} settings={audit.check_settings} />}
    </>
  );
}
