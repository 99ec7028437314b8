import { templatePattern } from '../../../audits/template-pattern.js';
import { plural } from '../../../base/text/plural.js';
import type { ResourceResult } from '../../artifacts/resource.js';
import type { SiteArtifacts } from '../../checks/check.js';
import type { CheckFinding } from '../../judge.js';
import { fewestRepeats } from '../fewest-repeats.js';
import { type CauseScope, findingsRule } from '../findings-rule.js';

const NAMED = 4;
const ADVICE: Readonly<Record<string, string>> = {
  'speed/js-weight': 'load only what the page needs, and split the rest off',
  'speed/css-weight': 'remove rules that no page uses',
  'image/too-large': 'scale it to the size it is shown at, and save it as AVIF or WebP',
};

/** One heavy script, style sheet or image that a template puts on many pages. */
export const heavyFiles = findingsRule({
  id: 'speed/heavy-files',
  level: 'speed',
  component: 'technical_seo',
  lead_check_ids: Object.keys(ADVICE),
  select: (findings, site) => findings.filter(({ count = 1 }) => count >= fewestRepeats(site.pages.length)),
  pages: (findings, site) => {
    const files = new Set(findings.map(({ url }) => url));
    return site.pages.filter((page) => filesOn(page).some((url) => files.has(url))).map(({ url }) => url);
  },
  certainty: 0.6,
  effort_hours: ({ findings }) => 3 * findings.length,
  title: ({ findings, pages }) => {
    const [first] = findings;
    const what =
      findings.length === 1
        ? `${fileName(first?.url ?? '')} (${first?.observed})`
        : plural(findings.length, 'heavy file');
    return `${what} on ${plural(pages.length, 'page')}${oneTemplate(pages)}`;
  },
  why: 'Every visitor of every such page loads the file, and most of them on a phone: the page shows later and responds later to a tap.',
  steps: ({ findings, site }) =>
    findings
      .slice(0, NAMED)
      .map(
        (finding) =>
          `${finding.url} (${finding.observed}, ${finding.expected}; on ${plural(usersOf(finding, site), 'page')}): ${ADVICE[finding.check_id]}.`,
      ),
  page_to_edit: ({ pages }) => pages[0] ?? null,
  lines: ({ findings: [first] }) => ({ line: first?.url ?? null, change: 'A smaller file' }),
  lab: labOf,
});

function labOf({ findings }: CauseScope): string[] {
  const has = (id: string) => findings.some(({ check_id }) => check_id === id);
  return [
    'speed/page-weight',
    ...(has('speed/js-weight') ? ['speed/tbt'] : []),
    ...(has('speed/css-weight') || has('image/too-large') ? ['speed/lcp', 'speed/si'] : []),
  ];
}

function filesOn({ scripts, styles, images }: Pick<SiteArtifacts['pages'][number], 'scripts' | 'styles' | 'images'>) {
  return [...scripts, ...styles, ...images];
}

function oneTemplate(pages: readonly string[]): string {
  const patterns = new Set(pages.map(templatePattern));
  return patterns.size === 1 ? ` under ${[...patterns][0]}` : '';
}

function usersOf({ url, count = 1 }: CheckFinding, { resources }: SiteArtifacts): number {
  const file = (resources ?? []).find((resource: ResourceResult) => resource.url === url);
  return file?.use_count ?? count;
}

function fileName(url: string): string {
  return url.split(/[?#]/)[0]?.split('/').at(-1) ?? url;
}
