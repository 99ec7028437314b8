import type { CompleteAudit } from '../../../domain/seo/audit/audit-result.js';
import { COMPONENT_NAMES } from '../../../domain/seo/components.js';
import { COMPONENT_HEADINGS } from './names.js';
import { readList, readSpeedRuns, readText } from './read-metrics.js';

/** Something a reader might take for granted that was not measured. */
export interface Gap {
  what: string;
  why: string;
}

/** Everything the audit knows it did not see, most important first. */
export function listUnmeasured(audit: CompleteAudit): Gap[] {
  const { components } = audit;
  const speed = components.page_speed;
  const failedRuns = readList(speed.metrics, 'failed_strategies').map((run) => ({
    what: `Page speed (${readText(run, 'strategy') ?? 'a run'})`,
    why: readText(run, 'reason') ?? 'unknown reason',
  }));
  const hasField = readSpeedRuns(speed.metrics).some(({ metrics }) => metrics.inp_ms !== null);
  const noField =
    speed.status === 'completed' && !hasField
      ? [{ what: 'Interaction to Next Paint', why: 'it needs real visitors; a lab run cannot measure it' }]
      : [];
  return [
    ...(audit.reliability.reliable
      ? []
      : [{ what: 'The overall score', why: audit.reliability.reason ?? 'unknown reason' }]),
    ...COMPONENT_NAMES.flatMap((name) => {
      const { status, error } = components[name];
      return status === 'completed' ? [] : [{ what: COMPONENT_HEADINGS[name], why: error ?? status }];
    }),
    ...failedRuns,
    ...noField,
    ...skippedChecks(audit),
  ];
}

/** Checks that were left out or broke, in one line for each reason. */
function skippedChecks({ components }: CompleteAudit): Gap[] {
  const byReason = new Map<string, string[]>();
  const known = new Set(COMPONENT_NAMES.flatMap((name) => (components[name].checks_skipped ?? []).map(({ id }) => id)));
  for (const name of COMPONENT_NAMES) {
    const { metrics, checks_skipped = [] } = components[name];
    const skipped = checks_skipped.map(({ id, reason }) => [id, reason] as const);
    const failed = readList(metrics, 'failed_checks')
      .map((each) => [each['id'], 'the check itself failed'] as const)
      .filter(([id]) => typeof id === 'string' && !known.has(id));
    for (const [id, reason] of [...skipped, ...failed]) {
      if (typeof id !== 'string') continue;
      byReason.set(reason, [...new Set([...(byReason.get(reason) ?? []), id])]);
    }
  }
  return [...byReason].map(([why, ids]) => ({ what: nameChecks(ids), why }));
}

const NAMED = 4;

function nameChecks(ids: readonly string[]): string {
  const named = ids.slice(0, NAMED).join(', ');
  return ids.length > NAMED ? `${ids.length} checks, such as ${named}` : named;
}
