import type { ComponentResult } from '../../../domain/seo/audit/audit-result.js';
import { type CheckSettings, thresholdsOf } from '../../../domain/seo/check-settings.js';
import { readSpeedRuns } from '../facts/read-metrics.js';
import { Section } from '../parts/section.js';
import { SpeedRun } from './speed-run.js';

/** What Lighthouse measured, run by run. */
export function Speed({ component, settings }: { component: ComponentResult; settings: CheckSettings }) {
  const runs = readSpeedRuns(component.metrics);
  return (
    <Section id="speed" title="Page speed" lead="Lab runs of Lighthouse on the start page. Bounds: web.dev/vitals.">
      {runs.map((run) => (
        <SpeedRun key={run.strategy} run={run} thresholds={thresholdsOf(settings)} />
      ))}
    </Section>
  );
}
