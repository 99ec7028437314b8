import type { CommonIssue } from '../../../pages/analysis/batch-report.js';
import type { PageAdvice } from '../../../pages/analysis/page-analysis.js';
import type { FoundWork } from '../../reading/found-work.js';
import type { Place } from '../../reading/place.js';
import { readWeight } from '../../reading/read-weight.js';
import { readResult } from '../result-fields.js';
import { ownWork } from './own-work.js';
import { effortOfHours, withoutClicks } from './read-recommendation.js';

const MAX_URLS = 3;

/** Advice about one page. */
export function readPageAdvice(entry: Place): FoundWork | null {
  const of = readResult<PageAdvice>(entry);
  const title = of.text('title');
  if (title === null) return null;
  return ownWork(entry, 'recommendation', title, {
    steps: of.texts('text', 1),
    effort: effortOfHours(of.number('effort_hours')),
    check_ids: of.texts('check_id', 1).map(({ value }) => value),
  });
}

/** What fails on most pages of a batch. */
export function readCommonIssue(entry: Place): FoundWork | null {
  const of = readResult<CommonIssue>(entry);
  const title = of.text('title');
  if (title === null) return null;
  const reported = readWeight(entry);
  return ownWork(entry, 'issue', title, {
    weight: reported?.weight ?? null,
    weight_figure: reported?.figure ?? null,
    affected: of.number('pages'),
    urls: withoutClicks(of.texts('urls', MAX_URLS)),
    check_ids: of.texts('check_id', 1).map(({ value }) => value),
  });
}
