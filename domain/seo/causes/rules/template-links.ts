import type { Region } from '../../artifacts/html.js';
import type { SiteArtifacts } from '../../checks/check.js';
import { isBroken, showAnswer } from '../../http/answer-state.js';
import { escapeMarkup } from '../../remedies/escape-markup.js';
import { redirectChain } from '../../site/redirect-chain.js';
import { plural } from '../../text/plural.js';
import type { CauseRule } from '../cause-rule.js';
import { fewestRepeats } from '../fewest-repeats.js';
import { fixTemplate } from '../fix-template.js';

const LINK_CHECKS: readonly string[] = ['link/broken-internal', 'crawl/status-4xx', 'crawl/redirect-to-error'];
const NAMED_TARGETS = 5;
const REGIONS: Partial<Record<Region, string>> = { header: 'header', nav: 'navigation', footer: 'footer' };

interface DeadLink {
  target: string;
  answer: string;
  sources: readonly string[];
  text: string;
  region: string | null;
}

/** Links to pages that are gone, printed by a template on many pages: one line to change for each target. */
export const templateLinks: CauseRule = {
  id: 'links/template',
  level: 'links',
  component: 'technical_seo',
  lead_check_ids: ['link/broken-internal'],
  check_ids: LINK_CHECKS,
  detect(site) {
    const dead = findDeadLinks(site);
    const [first] = dead;
    if (!first) return null;
    const pages = [...new Set(dead.flatMap(({ sources }) => sources))];
    const targets = new Set(dead.map(({ target }) => target));
    return {
      title: `Template links to missing pages (${plural(dead.length, 'link')} on ${plural(pages.length, 'page')})`,
      why: 'A template prints these links on many pages. Visitors who follow one reach an error, and what the pages pass on through it is lost.',
      steps: dead
        .slice(0, NAMED_TARGETS)
        .map(
          ({ target, answer, sources, text, region }) =>
            `Change the link${text === '' ? '' : ` "${text}"`} to ${target} (${answer})${region === null ? '' : ` in the ${region}`} of the template behind ${plural(sources.length, 'page')}, such as ${sources[0]}: point it to a page that exists, or remove it.`,
        ),
      pages,
      sample: `${first.target}: ${first.answer}, linked from ${plural(first.sources.length, 'page')}`,
      loss: 0.15,
      certainty: 0.8,
      effort_hours: 0.5 + 0.25 * dead.length,
      page_to_edit: first.sources[0] ?? null,
      template: fixTemplate(pages, {
        line: `<a href="${escapeMarkup(first.target)}">${escapeMarkup(first.text)}</a>`,
        change: 'The URL of a page that exists, or no link',
      }),
      snippets: [],
      explains: ({ check_id: id, url }) => targets.has(url) && LINK_CHECKS.includes(id),
    };
  },
};

function findDeadLinks(site: SiteArtifacts): DeadLink[] {
  const least = fewestRepeats(site.pages.length);
  return [...site.inlinks].flatMap(([target, sources]) => {
    if (sources.length < least) return [];
    const { end } = redirectChain(site, target);
    if (!end?.allowed_by_robots || !isBroken(end)) return [];
    const links = sources.flatMap((url) => site.by_url.get(url)?.links.find((link) => link.url === target) ?? []);
    const [link] = links;
    const regions = new Set(links.map(({ region }) => region));
    const region = regions.size === 1 && link ? (REGIONS[link.region] ?? null) : null;
    return [{ target, answer: showAnswer(end), sources, text: link?.text ?? '', region }];
  });
}
