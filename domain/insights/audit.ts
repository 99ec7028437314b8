import { composeTraced, toEvidence } from './compose-traced-text.js';
import type { InsightReport } from './insight-report.js';
import type { InsightDraft } from './ranking/draft.js';
import { ASSUMED_DAY, draftWork } from './ranking/draft-work.js';
import { rankInsights } from './ranking/rank-insights.js';
import { inputWarnings } from './reading/input-warnings.js';
import { type Figure, listParts, numberIn, type Place, part, partAlong, textIn, textsIn } from './reading/place.js';
import { readOverallScore, readScores } from './reading/read-scores.js';
import { readWork } from './reading/read-work.js';
import { type ResultTypes, toSource } from './results/source.js';

const MAX_INSIGHTS = 20;
const MAX_KEYWORDS = 5;
/** Below this an area is called "fair" at best. */
const WEAK_BELOW = 65;
/** The composite counts five areas; a weak one is worth as much attention as a high issue below this. */
const POOR_BELOW = 50;

/** Insights from an audit's results: what to fix, where the site is weak, what was not measured, what got worse. */
export function auditInsights(input: unknown, types: ResultTypes = {}): InsightReport<'audit'> {
  const root = { path: '', value: input };
  const report = toSource(part(root, 'audit_results') ?? root, types);
  const { work } = readWork(report);
  const drafts = [
    ...work.map((each) => draftWork(each)),
    // What makes an area of our own audits weak is among their recommendations: one cause, one insight.
    ...(report.type === null ? weakAreas(report) : []),
    ...unmeasuredAreas(report),
    ...fallenScore(report),
    ...keywordDrafts(report, textsIn(part(root, 'target_keywords'), 20)),
  ];
  const insights = rankInsights(drafts, MAX_INSIGHTS);
  return { insights, warnings: [...inputWarnings(root), ...emptyWarning(insights.length)] };
}

function emptyWarning(count: number): string[] {
  return count > 0
    ? []
    : ['audit_results hold no issues, recommendations or scores that could be read; send the result of an audit'];
}

function weakAreas(report: Place): InsightDraft[] {
  const overall = readOverallScore(report);
  const [worst] = readScores(report)
    .filter(({ score }) => score.value < WEAK_BELOW)
    .sort((one, other) => one.score.value - other.score.value);
  if (worst === undefined) return [];
  const { name, score } = worst;
  const context = overall === null ? composeTraced`` : composeTraced` The score of the whole is ${overall}.`;
  return [
    {
      id: `weak_area:${score.path}`,
      title: composeTraced`Strengthen ${name} first: it scores ${score}`,
      description: composeTraced`Of all areas that were scored, ${name} is the weakest with ${score}.${context}`,
      steps: [
        composeTraced`Take the insights about ${name} in their order.`,
        composeTraced`Audit again once they are done and compare the scores.`,
      ],
      weight: score.value < POOR_BELOW ? 'high' : 'medium',
      traffic: null,
      effort: { ...ASSUMED_DAY, basis: 'a day assumed for planning; the other insights describe the work itself' },
      related_keywords: [],
    },
  ];
}

function unmeasuredAreas(report: Place): InsightDraft[] {
  return listParts(part(report, 'components') ?? { path: '', value: null }).flatMap((area) => {
    const status = textIn(part(area, 'status'));
    const reason = textIn(part(area, 'error', 'reason'));
    const name = area.path.split('.').at(-1);
    if (status?.value !== 'failed' || name === undefined) return [];
    const area_name = { text: name.replaceAll('_', ' '), evidence: [] };
    return [
      {
        id: `unmeasured:${area.path}`,
        title: composeTraced`Measure what could not be measured: ${area_name}`,
        description:
          reason === null
            ? composeTraced`This area ${status}, so that its score is missing and its issues are not known.`
            : composeTraced`This area ${status}: ${reason}. Its score is missing and its issues are not known.`,
        steps: [composeTraced`Remove what kept it from being measured.`, composeTraced`Audit again.`],
        weight: 'medium' as const,
        traffic: null,
        effort: ASSUMED_DAY,
        related_keywords: [],
      },
    ];
  });
}

function fallenScore(report: Place): InsightDraft[] {
  const previous = part(report, 'previous');
  const change = numberIn(part(previous, 'change'));
  const score = readOverallScore(report);
  if (change === null || change.value >= 0 || score === null) return [];
  const fresh = listParts(part(previous, 'new_issues') ?? { path: '', value: null }, MAX_KEYWORDS).flatMap(
    (issue) => textIn(part(issue, 'title')) ?? [],
  );
  return [
    {
      id: `fallen:${change.path}`,
      title: composeTraced`Win back what was lost: the score changed by ${change}`,
      description: composeTraced`The score is ${score} and changed by ${change} since the audit before.`,
      steps: [
        ...fresh.map((title) => composeTraced`Fix what is new: ${title}.`),
        composeTraced`Audit again and compare with this one.`,
      ],
      weight: 'high',
      traffic: null,
      effort: ASSUMED_DAY,
      related_keywords: [],
    },
  ];
}

function keywordDrafts(report: Place, wanted: readonly Figure<string>[]): InsightDraft[] {
  const analyzed = listParts(part(report, 'target_keyword_analysis') ?? { path: '', value: null });
  const known = new Set(analyzed.flatMap((entry) => textIn(part(entry, 'keyword'))?.value.toLowerCase() ?? []));
  const found = analyzed.flatMap(keywordDraft).slice(0, MAX_KEYWORDS);
  const unknown = wanted.filter(({ value }) => !known.has(value.toLowerCase())).slice(0, MAX_KEYWORDS);
  return [...found, ...unknown.map(unknownKeyword)];
}

function keywordDraft(entry: Place): InsightDraft[] {
  const keyword = textIn(part(entry, 'keyword'));
  const status = textIn(part(entry, 'status'));
  const advice = textIn(part(entry, 'advice'));
  if (keyword === null || status === null || advice === null || status.value === 'well_targeted') return [];
  const page = textIn(partAlong(entry, 'best_page.url'));
  return [
    {
      id: `keyword:${entry.path}`,
      title: composeTraced`Answer "${keyword}" better`,
      description: composeTraced`${advice}`,
      steps: [
        page === null
          ? composeTraced`Choose or write the page that answers "${keyword}".`
          : composeTraced`Make ${page} the answer.`,
        composeTraced`Name it in title, main heading and first paragraph, and link to it from related pages.`,
      ],
      weight: status.value === 'not_targeted' ? 'high' : 'medium',
      traffic: null,
      effort: { ...ASSUMED_DAY, basis: 'a day assumed for work on one page' },
      related_keywords: [keyword.value],
      evidence: [toEvidence(status)],
      ...(page === null ? {} : { url: page.value }),
    },
  ];
}

function unknownKeyword(keyword: Figure<string>): InsightDraft {
  return {
    id: `keyword:${keyword.path}`,
    title: composeTraced`Find out which page answers "${keyword}"`,
    description: composeTraced`The audit was run without "${keyword}" as a target keyword, so that it did not look for a page that answers it.`,
    steps: [composeTraced`Audit again with "${keyword}" among the target keywords.`],
    weight: 'low',
    traffic: null,
    effort: { ...ASSUMED_DAY, days: 0.5 },
    related_keywords: [keyword.value],
  };
}
