import { plural } from '../base/text/plural.js';
import { writeText } from '../base/text/write-text.js';
import type { FoundCause } from '../seo/causes/found-cause.js';
import { suggestSnippets } from '../seo/fixes/suggest-snippets.js';
import type { SiteFacts } from '../seo/improvements/improvement.js';
import type { Draft } from './draft-recommendation.js';
import { costOfCause } from './estimate-cost.js';
import { roundEffort } from './estimate-effort.js';
import { estimateCauseImpact } from './estimate-impact.js';
import type { Issue } from './issue.js';
import { priorityOfCost } from './priority-of-cost.js';
import { HOURS_PER_DAY, MEDIUM_FROM_COST } from './ranking-constants.js';

export interface CauseIssues {
  /** Issues that no cause explains. */
  open: readonly Issue[];
  /** All of them. */
  all: readonly Issue[];
}

/** One fix for a root cause and all that follows from it. */
export function draftCause(cause: FoundCause, { open, all }: CauseIssues, facts: SiteFacts): Draft {
  const { id, level, component, title, why, urls, sample, pages, steps, snippets, template, page_to_edit } = cause;
  const cost = costOfCause(cause);
  const days = cause.effort_hours / HOURS_PER_DAY;
  const stillOpen = new Set(open.map(({ check_id }) => check_id));
  const [lead = '', ...others] = cause.check_ids;
  return {
    id: `fix/${id}`,
    priority: priorityOfCost(cost.percent, cause.severity),
    component,
    // Hints that cost next to nothing break nothing.
    kind: cause.severity === 'info' && cost.percent < MEDIUM_FROM_COST ? 'improvement' : 'fix',
    title,
    why,
    check_ids: [lead, ...others.filter((check) => !stillOpen.has(check))],
    evidence: { count: pages, urls, sample },
    steps: [...steps, ...nameSymptoms(cause)],
    snippets:
      snippets.length > 0
        ? snippets
        : suggestSnippets(
            all.filter(({ check_id }) => check_id === lead),
            facts,
          ),
    impact: estimateCauseImpact(cause, facts.site),
    effort: roundEffort(days),
    effort_basis: template ? 'one change of a template' : plural(pages, 'page'),
    cause: { id, level },
    explains: cause.explains,
    template,
    page_to_edit,
    search_cost: { percent: roundCost(cost.percent), basis: cost.basis },
    cost: cost.percent,
  };
}

function nameSymptoms({ explains: { findings, symptoms } }: FoundCause): string[] {
  if (findings === 0) return [];
  const named = symptoms.slice(0, 3).map(({ title, findings: count }) => `"${title}" (${count})`);
  if (findings === 1)
    return [
      `Change nothing else for what follows from it: 1 finding of another check goes away with this fix, ${named.join('')}.`,
    ];
  const more = symptoms.length > 3 ? writeText` and ${symptoms.length - 3} more` : '';
  return [
    `Change nothing else for what follows from it: ${plural(findings, 'finding')} of other checks go away with this fix, such as ${named.join(', ')}${more}.`,
  ];
}

function roundCost(percent: number): number {
  return Math.round(percent * 100) / 100;
}
