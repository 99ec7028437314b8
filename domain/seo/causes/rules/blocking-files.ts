import { plural } from '../../../base/text/plural.js';
import { parseUrl } from '../../../base/url/parse-url.js';
import { escapeMarkup } from '../../fixes/escape-markup.js';
import type { CheckFinding } from '../../judge.js';
import { fewestRepeats } from '../fewest-repeats.js';
import { type CauseScope, findingsRule } from '../findings-rule.js';

const SCRIPT = /\.m?js(?:[?#]|$)/i;
const NAMED = 3;

/** The same files in the head of many pages hold up the first view: what Lighthouse measures of it follows from them. */
export const blockingFiles = findingsRule({
  id: 'speed/blocking-files',
  level: 'speed',
  component: 'technical_seo',
  lead_check_ids: ['speed/render-blocking'],
  select(findings, site) {
    const files = blockingOn(findings, fewestRepeats(site.pages.length));
    return findings.filter((finding) => filesOf(finding).some((file) => files.has(file)));
  },
  pages: (findings) => findings.map(({ url }) => url),
  certainty: 0.7,
  effort_hours: ({ findings }) => 1 + 0.5 * Math.min(4, blockingOn(findings, 1).size),
  title: ({ findings, pages, site }) => {
    const count = shared(findings, site.pages.length).length;
    return `${plural(count, 'file')} in the head ${count === 1 ? 'holds' : 'hold'} up ${plural(pages.length, 'page')}`;
  },
  why: 'The browser shows nothing until these files have come and run, on every page of the template that names them.',
  steps: ({ findings, site }) =>
    shared(findings, site.pages.length)
      .slice(0, NAMED)
      .map(([file, pages]) =>
        SCRIPT.test(file)
          ? `Add defer to the script ${file} (${plural(pages.length, 'page')}), unless the page is built by it.`
          : `Host ${file} on your own domain, or load it with media="print" until it has come (${plural(pages.length, 'page')}).`,
      ),
  page_to_edit: ({ pages }) => pages[0] ?? null,
  lines: ({ findings, site }) => {
    const [[file] = ['']] = shared(findings, site.pages.length);
    return SCRIPT.test(file)
      ? { line: `<script src="${escapeMarkup(file)}">`, change: `<script src="${escapeMarkup(file)}" defer>` }
      : { line: file, change: 'The same file on your own domain' };
  },
  snippets: writeSnippets,
  lab: () => ['speed/lcp', 'speed/fcp', 'speed/si'],
});

/** Up to three files that the finding names; the check shows no more of them. */
function filesOf({ observed }: CheckFinding): string[] {
  return observed.split('; ').filter((file) => file !== '' && !file.endsWith('…'));
}

function blockingOn(findings: readonly CheckFinding[], least: number): Map<string, string[]> {
  const pages = new Map<string, string[]>();
  for (const finding of findings) {
    for (const file of filesOf(finding)) {
      const known = pages.get(file);
      if (known) known.push(finding.url);
      else pages.set(file, [finding.url]);
    }
  }
  return new Map([...pages].filter(([, users]) => users.length >= least));
}

/** On many pages, the most frequent first. */
function shared(findings: readonly CheckFinding[], pages: number): [file: string, pages: string[]][] {
  return [...blockingOn(findings, fewestRepeats(pages))].sort((one, other) => other[1].length - one[1].length);
}

/** For pages of which every blocking file is such a script: with the lines pasted they wait for nothing more. */
function writeSnippets({ findings, site }: CauseScope) {
  const files = new Set(shared(findings, site.pages.length).map(([file]) => file));
  const isWhole = (finding: CheckFinding) => {
    const own = filesOf(finding);
    return own.length === (finding.count ?? 1) && own.every((file) => SCRIPT.test(file) && files.has(file));
  };
  const first = findings.find((finding) => isWhole(finding) && parseUrl(finding.url) !== null);
  if (!first) return [];
  const code = filesOf(first)
    .map((file) => `<script src="${escapeMarkup(file)}" defer></script>`)
    .join('\n');
  const same = findings.filter(({ observed }) => observed === first.observed).map(({ url }) => url);
  return [
    {
      title:
        'Scripts that no longer hold up the page, in place of those that are there; they run in this order once it is read',
      language: 'html' as const,
      code,
      url: first.url,
      ...(same.length > 1 ? { pages: same } : {}),
      check_ids: ['speed/render-blocking'],
    },
  ];
}
