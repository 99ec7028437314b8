import { writeText } from '../../../base/text/write-text.js';
import type { PageCheck } from '../check.js';

export const headDomDeep: PageCheck = {
  id: 'head/dom-deep',
  severity: 'low',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Excessive DOM depth',
  why: 'Deep trees and parents with very many children make each change of style or layout expensive.',
  fix: 'Take out wrappers that carry nothing and split long flat lists.',
  reference: 'https://developer.chrome.com/docs/lighthouse/performance/dom-size',
  effort_hours: 3,
  judge({ url, html }, { thresholds }) {
    if (!html) return [];
    const { max_depth: depth, max_children: children } = html.dom;
    if (depth <= thresholds.dom_depth && children <= thresholds.dom_children) return [];
    const expected = writeText`depth up to ${thresholds.dom_depth}, up to ${thresholds.dom_children} children`;
    return [{ url, observed: writeText`depth ${depth}, up to ${children} children of one parent`, expected }];
  },
};
