import type { CompleteAudit } from '../../../domain/audits/audit-result.js';
import { ALL_CHECKS } from '../../../domain/seo/checks/index.js';
import { COMPONENT_NAMES } from '../../../domain/seo/components.js';
import type { LanguageTools } from '../parts/report-language.js';
import { describeCheck } from '../texts/describe-work.js';
import type { FullTexts } from '../texts/full/full-texts.js';
import { translatePhrase } from '../texts/phrases/translate-phrase.js';
import { readList, readSpeedRuns, readText } from './read-metrics.js';

/** Something a reader might take for granted that was not measured. */
export interface Gap {
  what: string;
  why: string;
}

/** Everything the audit knows it did not see, most important first, in the language of the report. */
export function listUnmeasured(audit: CompleteAudit, tools: GapWords): Gap[] {
  const { texts, full } = tools;
  const { components } = audit;
  const speed = components.page_speed;
  const words = full.unmeasured;
  const explain = (reason: string | null) => (reason === null ? words.unknown : translateReason(reason, tools));
  const failedRuns = readList(speed.metrics, 'failed_strategies').map((run) => ({
    what: words.speedRun(nameStrategy(readText(run, 'strategy'), full)),
    why: explain(readText(run, 'reason')),
  }));
  const hasField = readSpeedRuns(speed.metrics).some(({ metrics }) => metrics.inp_ms !== null);
  const noField =
    speed.status === 'completed' && !hasField ? [{ what: words.interaction, why: words.interactionWhy }] : [];
  return [
    ...(audit.reliability.reliable ? [] : [{ what: words.overall, why: explain(audit.reliability.reason) }]),
    ...COMPONENT_NAMES.flatMap((name) => {
      const { status, error } = components[name];
      return status === 'completed' ? [] : [{ what: texts.components[name], why: explain(error ?? status) }];
    }),
    ...failedRuns,
    ...noField,
    ...skippedChecks(audit, tools).map(({ what, why }) => ({ what, why: explain(why) })),
  ];
}

type GapWords = Pick<LanguageTools, 'language' | 'texts' | 'full'>;

/** In English where the language does not know the reason: better than none. */
function translateReason(reason: string, { language, texts }: GapWords): string {
  return texts.limits.reason(reason) ?? translatePhrase(reason, language) ?? reason;
}

function nameStrategy(strategy: string | null, { speed: { strategies } }: FullTexts): string {
  return strategy === 'mobile' || strategy === 'desktop' ? strategies[strategy] : '?';
}

/** Checks that were left out or broke, in one line for each reason. */
function skippedChecks({ components }: CompleteAudit, tools: GapWords): Gap[] {
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
  return [...byReason].map(([why, ids]) => ({ what: nameChecks(ids, tools), why }));
}

const NAMED = 3;
const TITLES = new Map(ALL_CHECKS.map(({ id, title }) => [id, title]));

function nameChecks(ids: readonly string[], { language, full: { unmeasured } }: GapWords): string {
  const names = ids.slice(0, NAMED).map((id) => {
    const english = TITLES.get(id);
    return english === undefined ? id : unmeasured.check(describeCheck(id, english, language).title);
  });
  return ids.length > NAMED ? unmeasured.checks(ids.length, names.join(', ')) : names.join(', ');
}
