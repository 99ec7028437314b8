import { writeText } from '../../../base/text/write-text.js';
import type { PageCheck } from '../check.js';

export const headDomLarge: PageCheck = {
  id: 'head/dom-large',
  severity: 'low',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Excessive DOM size',
  why: 'Every element costs memory, style calculation and layout: large pages react slowly, above all on phones.',
  fix: 'Show long lists in pieces, drop wrappers that carry nothing and build hidden parts only when they are opened.',
  reference: 'https://developer.chrome.com/docs/lighthouse/performance/dom-size',
  effort_hours: 4,
  judge({ url, html }, { thresholds }) {
    const nodes = html?.dom.nodes ?? 0;
    if (nodes <= thresholds.dom_nodes) return [];
    const severity = nodes > thresholds.dom_nodes_poor ? 'medium' : 'low';
    return [
      {
        url,
        observed: writeText`${nodes} elements`,
        expected: writeText`at most ${thresholds.dom_nodes} elements`,
        severity,
      },
    ];
  },
};
