import type { BingReport } from '../../../domain/dashboard/report-bing.js';
import { Foreign } from '../../report/parts/foreign.js';
import { Section } from '../../report/parts/section.js';
import { Time } from '../parts/time.js';
import { PeriodTotal } from './period-total.js';

/** Clicks and impressions of the site in Bing. */
export function BingPart({ bing }: { bing: BingReport }) {
  const { property, period, totals, previous_totals, connection_ended } = bing;
  return (
    <Section id="bing" title="Bing">
      <p class="muted">
        Bing Webmaster Tools: <Foreign text={property} max={200} />, from {period.start_date} to {period.end_date}, read
        on <Time at={bing.collected_at} />
        {connection_ended !== null && ` (${connection_ended.note})`}.
      </p>
      <ul class="cards totals">
        <PeriodTotal title="Clicks" current={totals.clicks} previous={previous_totals?.clicks ?? null} />
        <PeriodTotal title="Impressions" current={totals.impressions} previous={previous_totals?.impressions ?? null} />
      </ul>
    </Section>
  );
}
