import type { CompleteAudit } from '../../../../domain/audits/audit-result.js';
import { COMPONENT_NAMES } from '../../../../domain/seo/components.js';
import { readList, readSpeedRuns, readText } from '../../facts/read-metrics.js';
import type { ReportTexts } from '../../texts/report-texts.js';

/** Something a reader might take for granted that was not measured. */
export interface ShortGap {
  what: string;
  why: string;
}

/** This many rows fit on the page; the last one counts what is only in the full report. */
const MOST_GAPS = 6;

/** What the audit knows it did not see, in the words of the report, most important first. */
export function listGaps(audit: CompleteAudit, { limits, components, counts }: ReportTexts): ShortGap[] {
  const reasonOf = (text: string) => limits.reason(text) ?? limits.unknownReason;
  const { reliability, crawl, accepted } = audit;
  const overall = reliability.reliable ? [] : [{ what: limits.overall, why: reasonOf(reliability.reason ?? '') }];
  const areas = COMPONENT_NAMES.flatMap((name) => {
    const { status, error } = audit.components[name];
    return status === 'completed' ? [] : [{ what: components[name], why: reasonOf(error ?? status) }];
  });
  const checks = countSkipped(audit, reasonOf).map(([why, count]) => ({ what: counts.checks(count), why }));
  const gaps = [
    ...overall,
    ...(crawl.out_of_time ? [limits.crawlTime] : []),
    ...areas,
    ...(accepted.findings > 0 ? [limits.accepted(accepted.findings)] : []),
    ...failedRuns(audit, limits, reasonOf),
    ...(lacksInteraction(audit) ? [limits.interaction] : []),
    ...checks,
  ];
  if (gaps.length <= MOST_GAPS) return gaps;
  return [...gaps.slice(0, MOST_GAPS - 1), limits.more(gaps.length - MOST_GAPS + 1)];
}

function failedRuns(
  { components: { page_speed } }: CompleteAudit,
  { speedRun, strategies }: ReportTexts['limits'],
  reasonOf: (text: string) => string,
): ShortGap[] {
  return readList(page_speed.metrics, 'failed_strategies').map((run) => {
    const strategy = readText(run, 'strategy');
    const name = strategy === 'mobile' || strategy === 'desktop' ? strategies[strategy] : '?';
    return { what: speedRun(name), why: reasonOf(readText(run, 'reason') ?? '') };
  });
}

function lacksInteraction({ components: { page_speed } }: CompleteAudit): boolean {
  const runs = readSpeedRuns(page_speed.metrics);
  return page_speed.status === 'completed' && runs.every(({ metrics }) => metrics.inp_ms === null);
}

/** How many checks were left out for each reason; English reasons that have the same text in this language are one. */
function countSkipped(
  { components }: CompleteAudit,
  reasonOf: (text: string) => string,
): [why: string, count: number][] {
  const counts = new Map<string, number>();
  for (const name of COMPONENT_NAMES)
    for (const { reason } of components[name].checks_skipped ?? []) {
      const why = reasonOf(reason);
      counts.set(why, (counts.get(why) ?? 0) + 1);
    }
  return [...counts].sort(([, one], [, other]) => other - one);
}
