import type { ContentOpportunity } from '../../../seo/content/content-opportunities.js';
import type { FoundWork } from '../../reading/found-work.js';
import type { Place } from '../../reading/place.js';
import { readEffort } from '../../reading/read-effort.js';
import { readResult } from '../result-fields.js';
import { ownWork } from './own-work.js';
import { readPriority, WEIGHT_OF_PRIORITY } from './read-priority.js';
import { withoutClicks } from './read-recommendation.js';

const MAX_URLS = 3;
const MAX_STEPS = 8;

/** What an analysis of content proposes to do. */
export function readContentWork(entry: Place): FoundWork | null {
  const of = readResult<ContentOpportunity>(entry);
  const title = of.text('title');
  if (title === null) return null;
  const stated = of.text('priority');
  const priority = readPriority(stated);
  const evidence = readResult<ContentOpportunity['evidence']>(of.at('evidence'));
  return ownWork(entry, 'opportunity', title, {
    weight: priority && WEIGHT_OF_PRIORITY[priority],
    weight_figure: stated,
    why: of.text('why'),
    steps: of.texts('steps', MAX_STEPS),
    effort: readEffort(entry),
    urls: withoutClicks(evidence.texts('urls', MAX_URLS)),
    ...(priority === null ? {} : { priority }),
  });
}
