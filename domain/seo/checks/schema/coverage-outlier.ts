import { writeText } from '../../../base/text/write-text.js';
import type { PageSummary } from '../../artifacts/page-summary.js';
import { siblingGroups } from '../../site/sibling-groups.js';
import type { Finding, SiteCheck } from '../check.js';

const MIN_SIBLINGS = 10;
const USUAL_SHARE = 0.9;

export const schemaCoverageOutlier: SiteCheck = {
  id: 'schema/coverage-outlier',
  severity: 'info',
  component: 'on_page_seo',
  scope: 'site',
  needs: [],
  measured_over: 'html_pages',
  title: 'Page without the structured data of similar pages',
  why: 'Nearly all pages of the same folder carry a type that this one lacks: its data probably did not reach the template.',
  fix: 'Fill in what the template needs (price, author, date …) so that the page gets the same markup as its siblings.',
  reference: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
  effort_hours: 0.25,
  judge({ pages }) {
    return siblingGroups(pages, MIN_SIBLINGS + 1).flatMap(outliers);
  },
};

function outliers(group: readonly PageSummary[]): Finding[] {
  const counts = new Map<string, number>();
  for (const { json_ld_types: types } of group) {
    for (const type of new Set(types)) counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  const siblings = group.length - 1;
  const usual = [...counts].filter(([, count]) => count < group.length && count / siblings >= USUAL_SHARE);
  return group.flatMap(({ url, json_ld_types: types, has_structured_data: isMarked }) => {
    // What has its markup in another syntax is no outlier.
    if (types.length === 0 && isMarked) return [];
    const lacking = usual.filter(([type]) => !types.includes(type));
    if (lacking.length === 0) return [];
    const observed = `without ${lacking.map(([type, count]) => writeText`${type} (${count} of ${siblings} siblings)`).join(', ')}`;
    return [{ url, observed: observed.slice(0, 300), expected: 'the types of its siblings' }];
  });
}
