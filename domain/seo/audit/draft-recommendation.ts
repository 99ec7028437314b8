import type { Improvement, SiteFacts } from '../improvements/improvement.js';
import { suggestSnippets } from '../remedies/suggest-snippets.js';
import type { SubjectCounts } from '../scoring/subject-counts.js';
import { estimateEffort, showEffort } from './estimate-effort.js';
import { estimateImpact } from './estimate-impact.js';
import { writeFixSteps } from './fix-steps.js';
import type { Issue } from './issue.js';
import { MEDIUM_FROM_PERCENT, PRIORITY } from './ranking-constants.js';
import type { Recommendation, TrafficEstimate } from './recommendation.js';
import type { IssueFamily } from './recommendation-families.js';

const MAX_URLS = 10;

/** A recommendation before it is ranked among the others. */
export type Draft = Omit<Recommendation, 'rank' | 'roi' | 'phase'> & {
  /** What the effort rests on. */
  effort_basis: string;
};

/** One recommendation for issues that one piece of work mends. Its id is that of the issue that leads. */
export function draftFix(group: IssueFamily, counts: SubjectCounts, facts: SiteFacts): Draft {
  const { family, lead, others } = group;
  const members = [lead, ...others];
  const { days, basis: effort_basis } = estimateEffort(group);
  // Info findings are hints: nothing is broken there.
  const kind = lead.severity === 'info' ? 'improvement' : 'fix';
  const evidence = gatherEvidence(members);
  return {
    id: `${kind}/${lead.check_id}`,
    priority: PRIORITY[lead.severity],
    component: lead.component,
    kind,
    title: family?.title ?? lead.title,
    why: lead.why,
    check_ids: members.map(({ check_id }) => check_id),
    evidence,
    steps: writeFixSteps(group, evidence, facts.site),
    snippets: suggestSnippets(members, facts),
    impact: largestImpact(members.map((issue) => estimateImpact(issue, counts, facts))),
    effort: showEffort(days),
    effort_basis,
  };
}

export function draftImprovement(improvement: Improvement, facts: SiteFacts): Draft {
  const { id, component, title, why, impact, effort_days: days } = improvement;
  const { count, urls, sample, steps } = improvement.propose(facts);
  return {
    id,
    priority: impact[1] >= MEDIUM_FROM_PERCENT ? 'Medium' : 'Low',
    component,
    kind: 'improvement',
    title,
    why,
    check_ids: [],
    evidence: { count, urls: urls.slice(0, MAX_URLS), sample },
    steps: [...steps, improvement.verify],
    snippets: suggestSnippets([], facts, id),
    impact: {
      traffic_percent_low: impact[0],
      traffic_percent_high: impact[1],
      basis: 'estimate, not a measurement: a cautious range for work of this kind',
    },
    effort: showEffort(days),
    effort_basis: 'work of this kind',
  };
}

/** Members of a family show the same pages from several sides: their cases are not added up, the most of one check counts. */
function gatherEvidence(members: readonly Issue[]): Recommendation['evidence'] {
  const found = members.flatMap(({ sample }) =>
    sample.flatMap(({ url, related_urls: related }) => [url, ...(related ?? [])]),
  );
  const [worst] = members.flatMap(({ sample }) => sample);
  return {
    count: members.reduce((most, { affected_count: count }) => Math.max(most, count), 0),
    urls: [...new Set(found)].slice(0, MAX_URLS),
    sample: worst ? `${worst.url}: ${worst.observed}` : '',
  };
}

/** What one piece of work wins is won once: the effects of a family are not added up. */
function largestImpact(impacts: readonly TrafficEstimate[]): TrafficEstimate {
  const [first, ...others] = impacts;
  if (!first) return { traffic_percent_low: 0, traffic_percent_high: 0, basis: 'estimate: nothing was found' };
  return others.reduce((most, one) => (one.traffic_percent_high > most.traffic_percent_high ? one : most), first);
}
