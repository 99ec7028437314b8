import type { SpeedArtifact } from '../artifacts/speed.js';
import type { Improvement, SiteFacts } from './improvement.js';
import { nameUrls } from './site-facts.js';

const NEARLY_PERFECT = 95;
const NAMED_OPPORTUNITIES = 4;
const FULL_MARKS = 100;

export const SPEED_IMPROVEMENTS: readonly Improvement[] = [
  {
    id: 'improvement/lighthouse-savings',
    component: 'page_speed',
    title: 'Take the largest savings Lighthouse sees',
    why: 'Each of them shortens the wait of every visitor, whether or not a limit is passed.',
    worth: 4,
    effort_days: 3,
    verify: 'Measure again and see the saving gone from the list and the performance score risen.',
    applies: (facts) =>
      opportunities(facts).length > 0 && runs(facts).some(({ scores }) => (scores.performance ?? 100) < NEARLY_PERFECT),
    propose(facts) {
      const found = opportunities(facts).slice(0, NAMED_OPPORTUNITIES);
      const urls = [...new Set(runs(facts).map(({ final_url: url }) => url))];
      const steps = found.map(({ title, savings_ms: ms, items }) => {
        const where = items.length > 0 ? `, beginning with ${nameUrls(items)}` : '';
        return `${title}: about ${Math.round(ms)} ms${where}.`;
      });
      const first = found[0];
      return { count: found.length, urls, sample: `${first?.title}: ${Math.round(first?.savings_ms ?? 0)} ms`, steps };
    },
  },
  {
    id: 'improvement/accessibility',
    covered_by: [
      'a11y/contrast',
      'a11y/button-name',
      'a11y/form-label',
      'a11y/iframe-title',
      'a11y/landmark-main',
      'image/alt-missing',
      'lang/missing',
    ],
    component: 'page_speed',
    title: 'Raise accessibility to full marks',
    why: 'What helps people with assistive technology (names, labels, contrast, order) is what machines read too.',
    worth: 1,
    effort_days: 2,
    verify: 'Measure again and see the accessibility score at 100.',
    applies: (facts) => lowestAccessibility(facts) < FULL_MARKS,
    propose: (facts) => ({
      count: 1,
      urls: [...new Set(runs(facts).map(({ final_url: url }) => url))],
      sample: `Lighthouse accessibility ${lowestAccessibility(facts)}`,
      steps: [
        `Open ${nameUrls(runs(facts).map(({ final_url: url }) => url))} in Lighthouse and fix what it names.`,
        'Then use the page with the keyboard alone and with a screen reader: tools find about a third of the barriers.',
      ],
    }),
  },
];

function runs({ site }: SiteFacts): readonly SpeedArtifact[] {
  return (site.speed ?? []).filter(({ runtime_error }) => runtime_error === null);
}

/** The largest saving of each kind over all runs. */
function opportunities(facts: SiteFacts): SpeedArtifact['opportunities'] {
  const found = new Map<string, SpeedArtifact['opportunities'][number]>();
  for (const opportunity of runs(facts).flatMap((run) => run.opportunities)) {
    if (opportunity.savings_ms > (found.get(opportunity.id)?.savings_ms ?? 0)) found.set(opportunity.id, opportunity);
  }
  return [...found.values()].sort((one, other) => other.savings_ms - one.savings_ms);
}

function lowestAccessibility(facts: SiteFacts): number {
  return Math.min(FULL_MARKS, ...runs(facts).flatMap(({ scores }) => scores.accessibility ?? []));
}
