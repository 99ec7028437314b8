import type { CheckContext } from '../../checks/check.js';
import { buildSiteArtifacts } from '../../site/site-artifacts.js';
import { gateAvailability, gateCrawling, gateStartPage } from './access-gates.js';
import { gateCopies, gateFiller } from './copy-gates.js';
import type { GateSubject } from './gate-subject.js';
import { gateIndex } from './index-gate.js';
import { gateLinks } from './link-gate.js';
import { gateOrphans } from './orphan-gate.js';
import type { ScoreGate, ScoreGateId } from './score-gate.js';
import { gateSubstance } from './substance-gate.js';
import { gateScripts, gateText } from './text-gates.js';
import { gateTitles } from './title-gate.js';

/** A project that switches such a check off, or makes it informational, has decided about its gate too. */
const DECIDING_CHECKS: Readonly<Partial<Record<ScoreGateId, string>>> = {
  crawling_blocked: 'robots/site-disallowed',
  start_page_unavailable: 'crawl/homepage-unreachable',
  pages_unavailable: 'crawl/status-5xx',
  not_indexable: 'index/few-indexable',
  thin_pages: 'content/thin',
  content_needs_scripts: 'content/needs-javascript',
  missing_titles: 'title/missing',
  broken_links: 'link/broken-internal',
  duplicate_pages: 'content/duplicate-exact',
  filler_text: 'content/lorem-ipsum',
  few_pages: 'content/few-pages',
  orphan_pages: 'crawl/orphan',
};

const GATES: readonly ((subject: GateSubject) => ScoreGate | null)[] = [
  ({ site }) => gateCrawling(site),
  ({ site }) => gateStartPage(site),
  ({ site }) => gateAvailability(site),
  gateIndex,
  gateText,
  gateScripts,
  gateTitles,
  gateLinks,
  gateCopies,
  gateFiller,
  gateSubstance,
  gateOrphans,
];

/**
 * What caps the overall score of a site, the lowest cap first. `check_ids` are those that found something. Where findings
 * that a gate rests on were accepted (check id → URLs), their pages are left out of it, and without any other it is open.
 */
export function judgeGates(
  subject: GateSubject,
  severities: CheckContext['severities'] = {},
  accepted: ReadonlyMap<string, ReadonlySet<string>> = new Map(),
): ScoreGate[] {
  const found = new Set(subject.issues.map(({ check_id }) => check_id));
  return GATES.map((gate) => judgeGate(gate, subject, found, accepted))
    .filter((gate) => gate !== null)
    .filter(({ id }) => !['off', 'info'].includes(severities[DECIDING_CHECKS[id] ?? ''] ?? ''))
    .map((gate) => ({ ...gate, check_ids: gate.check_ids.filter((id) => found.has(id)) }))
    .sort((one, other) => one.cap - other.cap);
}

function judgeGate(
  gate: (typeof GATES)[number],
  subject: GateSubject,
  found: ReadonlySet<string>,
  accepted: ReadonlyMap<string, ReadonlySet<string>>,
): ScoreGate | null {
  const judged = gate(subject);
  const urls = new Set(judged?.check_ids.flatMap((id) => [...(accepted.get(id) ?? [])]));
  if (judged === null || urls.size === 0) return judged;
  if (!judged.check_ids.some((id) => found.has(id))) return null;
  const pages = subject.site.pages.filter(({ url }) => !urls.has(url));
  return gate({ ...subject, site: buildSiteArtifacts({ ...subject.site, pages }) });
}
