import type { FirstFix } from '../../../audits/first-fix.js';
import { HOURS_PER_DAY } from '../../../audits/ranking-constants.js';
import type { Recommendation } from '../../../audits/recommendation.js';
import type { SitemapAdvice } from '../../../audits/sitemap-advice.js';
import { toEvidence } from '../../compose-traced-text.js';
import type { EffortGuess } from '../../ranking/draft.js';
import type { FoundUrl, FoundWork } from '../../reading/found-work.js';
import { type Figure, numberIn, type Place, part, textIn } from '../../reading/place.js';
import { readEffort } from '../../reading/read-effort.js';
import { readTraffic } from '../../reading/read-traffic.js';
import { readResult } from '../result-fields.js';
import { ownWork } from './own-work.js';
import { readPriority, WEIGHT_OF_PRIORITY } from './read-priority.js';

const MAX_URLS = 3;
const MAX_STEPS = 8;
const MAX_CHECKS = 100;

/** A recommendation of an audit, with the priority and the estimate that the audit has. */
export function readRecommendation(entry: Place): FoundWork | null {
  const of = readResult<Recommendation>(entry);
  const evidence = readResult<Recommendation['evidence']>(of.at('evidence'));
  const title = of.text('title');
  if (title === null) return null;
  const stated = of.text('priority');
  const priority = readPriority(stated);
  return ownWork(entry, 'recommendation', title, {
    weight: priority && WEIGHT_OF_PRIORITY[priority],
    weight_figure: stated,
    why: of.text('why'),
    steps: of.texts('steps', MAX_STEPS),
    // Of an improvement nothing was found wrong.
    affected: of.text('kind')?.value === 'improvement' ? null : evidence.number('count'),
    traffic: readTraffic(entry, null),
    effort: readEffort(entry),
    urls: withoutClicks(evidence.texts('urls', MAX_URLS)),
    check_ids: of.texts('check_ids', MAX_CHECKS).map(({ value }) => value),
    ...unestimatedIn(of.at('impact')),
    ...(priority === null ? {} : { priority }),
    ...rankIn(of.number('rank')),
  });
}

/** A fix of a single tool. Tools name neither priorities nor gains. */
export function readFirstFix(entry: Place): FoundWork | null {
  const of = readResult<FirstFix>(entry);
  const title = of.text('title');
  if (title === null) return null;
  return ownWork(entry, 'issue', title, {
    steps: of.texts('fix', 1),
    affected: of.number('affected'),
    effort: effortOfHours(of.number('effort_hours')),
    urls: withoutClicks(of.texts('urls', MAX_URLS)),
    check_ids: of.texts('check_id', 1).map(({ value }) => value),
  });
}

/** Advice of a comparison of sitemaps. */
export function readSitemapWork(entry: Place): FoundWork | null {
  const of = readResult<SitemapAdvice>(entry);
  const title = of.text('title');
  if (title === null) return null;
  const stated = of.text('priority');
  const priority = readPriority(stated);
  const urls = of.list('evidence', MAX_URLS).flatMap((piece) => textIn(part(piece, 'url')) ?? []);
  return ownWork(entry, 'recommendation', title, {
    weight: priority && WEIGHT_OF_PRIORITY[priority],
    weight_figure: stated,
    why: of.text('why'),
    steps: of.texts('steps', MAX_STEPS),
    urls: withoutClicks(urls),
    ...(priority === null ? {} : { priority }),
  });
}

export function effortOfHours(hours: Figure<number> | null): EffortGuess | null {
  if (hours === null || hours.value <= 0) return null;
  return { days: hours.value / HOURS_PER_DAY, basis: 'as the analysis estimates', evidence: [toEvidence(hours)] };
}

export function withoutClicks(urls: readonly Figure<string>[]): FoundUrl[] {
  return urls.map((url) => ({ ...url, clicks: null }));
}

/** An audit says why it has estimated nothing. */
function unestimatedIn(impact: Place | null): { unestimated?: string } {
  const basis = textIn(part(impact, 'basis'));
  return basis !== null && numberIn(part(impact, 'traffic_percent_high')) === null ? { unestimated: basis.value } : {};
}

function rankIn(rank: Figure<number> | null): { rank?: number } {
  return rank === null ? {} : { rank: rank.value };
}
