import { effortDays } from '../../../../domain/audits/plan-phases.js';
import { shownText } from '../../facts/shown-text.js';
import { describeWork } from '../../texts/describe-work.js';
import type { ShortContext } from '../short-context.js';
import { nameDefect } from './name-defect.js';
import { showHoursOrDays } from './show-hours-or-days.js';
import { showReach } from './show-reach.js';

/** A longer title would make the sentence hard to read. */
const TITLE_MAX_CHARS = 90;

/** The verdict in three sentences: how the site does, what costs it most, where to start. */
export function writeVerdict(context: ShortContext): [string, string, string] {
  return [judge(context), nameCause(context), nameStart(context)];
}

function judge({ audit, texts, site }: ShortContext): string {
  const { verdict, formats, statuses, counts, limits } = texts;
  const { overall_score: score, overall_status: status, issue_counts: found, reliability, crawl } = audit;
  if (score === null || status === null) {
    const reason = limits.reason(reliability.reason ?? '') ?? limits.unknownReason;
    return verdict.notScored({ site, reason: (reason || limits.unknownReason).replace(/\.$/, '') });
  }
  const issues =
    found.critical + found.warning === 0
      ? verdict.nothingFound
      : verdict.found(counts.critical(found.critical), counts.warnings(found.warning));
  return verdict.scored({
    site,
    score: formats.number(score),
    status: statuses[status],
    pages: counts.pages(crawl.pages),
    found: issues,
  });
}

function nameCause(context: ShortContext): string {
  const { causes, texts, audit } = context;
  if (audit.overall_score === null) return texts.verdict.unreliable;
  const [first] = causes;
  if (!first) return texts.verdict.noCause;
  const title = shownText(nameDefect(first.recommendation, context).title, TITLE_MAX_CHARS);
  // Root causes say in their titles how far they reach.
  return texts.verdict.cause({ cause: title, reach: first.recommendation.cause ? null : showReach(first, texts) });
}

function nameStart({ roadmap, causes, language, texts, audit }: ShortContext): string {
  const { verdict, formats } = texts;
  if (!audit.reliability.reliable) return verdict.repeat;
  const [first] = roadmap.fixes;
  if (!first) return verdict.nothingToDo;
  const isNamed = causes[0]?.recommendation.id === first.id && audit.overall_score !== null;
  const title = isNamed ? null : shownText(describeWork(first, language).title, TITLE_MAX_CHARS);
  const { low, high } = roadmap.gain;
  const facts = { title, effort: showHoursOrDays(effortDays(first.effort), texts) };
  if (roadmap.fixes.length === 1) return verdict.first(facts);
  return verdict.firstOf({
    ...facts,
    fixes: roadmap.fixes.length,
    days: showHoursOrDays(roadmap.days, texts),
    gain: low === null || high === null ? null : formats.percentRange(low, high),
  });
}
