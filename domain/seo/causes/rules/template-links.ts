import { isBroken, showAnswer } from '../../../base/http/answer-state.js';
import { plural } from '../../../base/text/plural.js';
import { writeText } from '../../../base/text/write-text.js';
import type { Region } from '../../artifacts/html.js';
import type { SiteArtifacts } from '../../checks/check.js';
import { escapeMarkup } from '../../fixes/escape-markup.js';
import { linkLoss } from '../../links/link-loss.js';
import { redirectChain } from '../../site/redirect-chain.js';
import type { CauseRule } from '../cause-rule.js';
import { computedForm } from '../computed-form.js';
import { fewestRepeats } from '../fewest-repeats.js';
import { fixTemplate } from '../fix-template.js';

const LINK_CHECKS: readonly string[] = ['link/broken-internal', 'crawl/status-4xx', 'crawl/redirect-to-error'];
/** What a page loses all of whose links are dead; the first of them cost most. */
const LOSS_OF_ALL = 0.15;
const NAMED_TARGETS = 5;
const REGIONS: Partial<Record<Region, string>> = { header: 'header', nav: 'navigation', footer: 'footer' };

interface DeadLink {
  /** One URL, or several that the template computes from the language or the name of the page. */
  targets: readonly string[];
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
    const targets = new Set(dead.flatMap((link) => link.targets));
    return {
      title: `Template links to missing pages (${plural(dead.length, 'link')} on ${plural(pages.length, 'page')})`,
      why: 'A template prints these links on many pages. Visitors who follow one reach an error, and what the pages pass on through it is lost.',
      steps: dead.slice(0, NAMED_TARGETS).map(describe),
      pages,
      sample: `${first.targets[0]}: ${first.answer}, linked from ${plural(first.sources.length, 'page')}`,
      loss: LOSS_OF_ALL * Math.sqrt(linkLoss(site, targets)),
      certainty: 0.8,
      effort_hours: 0.5 + 0.25 * dead.length,
      page_to_edit: first.sources[0] ?? null,
      template: fixTemplate(pages, {
        line: `<a href="${escapeMarkup(first.targets[0] ?? '')}">${escapeMarkup(first.text)}</a>`,
        change: 'The URL of a page that exists, or no link',
      }),
      snippets: [],
      explains: ({ check_id: id, url }) => targets.has(url) && LINK_CHECKS.includes(id),
    };
  },
};

function describe({ targets, answer, sources, text, region }: DeadLink): string {
  const more = targets.length > 1 ? writeText` and ${targets.length - 1} more of that form` : '';
  const link = `Change the link${text === '' ? '' : ` "${text}"`} to ${targets[0]}${more} (${answer})`;
  return `${link}${region === null ? '' : ` in the ${region}`} of the template behind ${plural(sources.length, 'page')}, such as ${sources[0]}: point it to a page that exists, or remove it.`;
}

function findDeadLinks(site: SiteArtifacts): DeadLink[] {
  const least = fewestRepeats(site.pages.length);
  const dead = [...site.inlinks].flatMap(([target, sources]) => {
    const { end } = redirectChain(site, target);
    return end?.allowed_by_robots && isBroken(end) ? [{ targets: [target], sources, answer: showAnswer(end) }] : [];
  });
  const often = dead.filter(({ sources }) => sources.length >= least);
  const computed = joinComputed(dead.filter(({ sources }) => sources.length < least));
  return [...often, ...computed.filter(({ sources }) => sources.length >= least)].map((link) => place(link, site));
}

type Dead = Pick<DeadLink, 'targets' | 'sources' | 'answer'>;

/** Links that one line of a template prints differently on each page: "/de.html" on German pages, "/fr.html" on French. */
function joinComputed(dead: readonly Dead[]): Dead[] {
  const groups = new Map<string, { targets: Set<string>; sources: Set<string>; answer: string }>();
  for (const { targets, sources, answer } of dead) {
    for (const target of targets) {
      for (const source of sources) {
        const form = computedForm(target, source);
        if (form === null) continue;
        const known = groups.get(form) ?? { targets: new Set(), sources: new Set(), answer };
        known.targets.add(target);
        known.sources.add(source);
        groups.set(form, known);
      }
    }
  }
  return [...groups.values()]
    .filter(({ targets }) => targets.size > 1)
    .map(({ targets, sources, answer }) => ({ targets: [...targets], sources: [...sources], answer }));
}

/** Where a link of a template is on its pages, and what it says there. */
function place({ targets, sources, answer }: Dead, site: SiteArtifacts): DeadLink {
  const own = new Set(targets);
  const links = sources.flatMap((url) => site.by_url.get(url)?.links.find((link) => own.has(link.url)) ?? []);
  const regions = new Set(links.map(({ region }) => region));
  const texts = new Set(links.map(({ text }) => text));
  const [link] = links;
  const region = regions.size === 1 && link ? (REGIONS[link.region] ?? null) : null;
  return { targets, answer, sources, text: texts.size === 1 && link ? link.text : '', region };
}
