import type { CheckContext } from '../../checks/check.js';
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

/** A project that switches such a check off, or makes it a matter of information, has decided about its gate too. */
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

/** What caps the overall score of a site, the lowest cap first. `check_ids` are those that found something. */
export function judgeGates(subject: GateSubject, severities: CheckContext['severities'] = {}): ScoreGate[] {
  const { site, issues } = subject;
  const found = new Set(issues.map(({ check_id }) => check_id));
  const gates = [
    gateCrawling(site),
    gateStartPage(site),
    gateAvailability(site),
    gateIndex(subject),
    gateText(subject),
    gateScripts(subject),
    gateTitles(subject),
    gateLinks(subject),
    gateCopies(subject),
    gateFiller(subject),
    gateSubstance(subject),
    gateOrphans(subject),
  ];
  return gates
    .filter((gate) => gate !== null)
    .filter(({ id }) => !['off', 'info'].includes(severities[DECIDING_CHECKS[id] ?? ''] ?? ''))
    .map((gate) => ({ ...gate, check_ids: gate.check_ids.filter((id) => found.has(id)) }))
    .sort((one, other) => one.cap - other.cap);
}
