import type { ComponentResult } from '../../../domain/audits/audit-result.js';
import { type CheckSettings, resolveThresholds } from '../../../domain/seo/check-settings.js';
import { readSpeedRuns } from '../facts/read-metrics.js';
import { useReportLanguage } from '../parts/report-language.js';
import { Section } from '../parts/section.js';
import { SpeedRunSection } from './speed-run.js';

/** What Lighthouse measured, run by run. */
export function Speed({ component, settings }: { component: ComponentResult; settings: CheckSettings }) {
  const { full } = useReportLanguage();
  const runs = readSpeedRuns(component.metrics);
  return (
    <Section id="speed" title={full.headings.speed} lead={full.speed.lead}>
      <div class="runs">
        {runs.map((run) => (
          <SpeedRunSection key={run.strategy} run={run} thresholds={resolveThresholds(settings)} />
        ))}
      </div>
    </Section>
  );
}
