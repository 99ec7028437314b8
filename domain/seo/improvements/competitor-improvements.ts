import { plural } from '../../base/text/plural.js';
import { writeText } from '../../base/text/write-text.js';
import type { Improvement, SiteFacts } from './improvement.js';
import { nameUrls } from './site-facts.js';

const NAMED = 5;

/** What competitors have and the site lacks, as the benchmark found it. */
export const COMPETITOR_IMPROVEMENTS: readonly Improvement[] = [
  {
    id: 'improvement/competitor-topics',
    component: 'content_strategy',
    title: 'Write about what several competitors write about',
    why: 'Subjects that two competitors or more cover have readers in your field, and you have no page for them.',
    worth: 6,
    effort_days: 6,
    verify: 'Audit again with the same competitors and see these subjects gone from the topic gaps.',
    applies: (facts) => topicGaps(facts).length > 0,
    propose(facts) {
      const gaps = topicGaps(facts);
      const steps = gaps.slice(0, NAMED).map(({ term, competitors }) => {
        const pages = competitors.flatMap(({ sample_urls: urls }) => urls.slice(0, 1));
        return `"${term}": read ${nameUrls(pages)}, and decide which question of your readers you can answer better.`;
      });
      const [first] = gaps;
      return {
        count: gaps.length,
        urls: gaps.flatMap(({ competitors }) => competitors.flatMap(({ sample_urls: urls }) => urls.slice(0, 1))),
        sample: writeText`"${first?.term}": ${plural(first?.competitors.length ?? 0, 'competitor')}, 0 of your ${facts.pages.length} pages`,
        steps,
      };
    },
  },
  {
    id: 'improvement/competitor-sections',
    component: 'content_strategy',
    title: 'Consider the sections that competitors have',
    why: 'A whole section is how a site answers a kind of search; these kinds you leave to others.',
    worth: 6,
    effort_days: 8,
    verify: 'Audit again with the same competitors and see these paths gone from the missing sections.',
    applies: (facts) => missingSections(facts).length > 0,
    propose(facts) {
      const missing = missingSections(facts);
      const steps = missing.slice(0, NAMED).map(({ section, competitors }) => {
        const holders = competitors
          .map(({ url, path, count }) => `${url} (${path}, ${plural(count, 'page')})`)
          .join(', ');
        return `${section}: ${holders}. Look at ${nameUrls(competitors.flatMap(({ sample_urls: urls }) => urls.slice(0, 1)))}.`;
      });
      steps.push('Choose the one that fits what you offer, and begin it with five pages that link to each other.');
      const [first] = missing;
      return {
        count: missing.length,
        urls: missing.flatMap(({ competitors }) => competitors.flatMap(({ sample_urls: urls }) => urls.slice(0, 1))),
        sample: `${first?.section}: ${plural(first?.competitors.length ?? 0, 'competitor')}`,
        steps,
      };
    },
  },
];

function topicGaps({ benchmark }: SiteFacts) {
  return benchmark?.topics?.gaps ?? [];
}

function missingSections({ benchmark }: SiteFacts) {
  return benchmark?.missing_sections ?? [];
}
