import { writeText } from '../../../base/text/write-text.js';
import { fragmentViews } from '../../site/fragment-views.js';
import { countLostPages, type LostPages } from '../../site/lost-pages.js';
import { type CapCurve, capByShare } from './cap-by-share.js';
import type { GateSubject } from './gate-subject.js';
import { percent } from './gate-subject.js';
import type { ScoreGate } from './score-gate.js';

const NOTHING_INDEXED_CAP = 5;
/** 36 is left where 78% of the pages are out of the index, and 69 where it is half of them. */
const LOST: CapCurve = { tolerated: 0.1, floor: NOTHING_INDEXED_CAP, bend: 1.4 };

/** Pages that are excluded from search engines although they should be found. */
export function gateIndex({ site }: GateSubject): ScoreGate | null {
  const pages = countLostPages(site);
  const views = fragmentViews(site).reduce((sum, { views: shared }) => sum + shared.length, 0);
  const wanted = pages.wanted + views;
  if (wanted === 0) return null;
  const share = (pages.lost + views * VIEW_WEIGHT) / wanted;
  const cap = capByShare(share, LOST);
  if (cap === null) return null;
  return { id: 'not_indexable', cap, share, reason: describe(pages, views, share), check_ids: CHECKS };
}

/** The view that is found covers a part of what the others contain. */
const VIEW_WEIGHT = 0.5;

const CHECKS = [
  'url/fragment-only-routing',
  'canonical/to-other-host',
  'index/noindex-sitewide',
  'canonical/all-elsewhere',
  'canonical/to-other-language',
  'canonical/to-home',
  'index/few-indexable',
  'index/noindex-meta',
  'index/noindex-header',
  'index/canonicalised',
  'canonical/cross-domain',
];

function describe({ wanted, noindex, elsewhere }: LostPages, views: number, share: number): string {
  const behind = views > 0 ? writeText`${views} views share a URL behind "#", so search engines see one page.` : '';
  if (noindex + elsewhere === 0) return behind;
  const causes = [
    ...(noindex > 0 ? [[noindex, 'noindex'] as const] : []),
    ...(elsewhere > 0 ? [[elsewhere, 'a canonical that names another page'] as const] : []),
  ];
  const rest = behind === '' ? '' : ` ${behind}`;
  if (wanted === 1) return `The only page asks search engines not to list it: by ${causes[0]?.[1]}.${rest}`;
  const out = noindex + elsewhere;
  const which =
    out === wanted ? writeText`All ${wanted} pages` : writeText`${out} of ${wanted} pages (${percent(share)})`;
  return `${which} ask search engines not to list them: ${causes.map(([count, cause]) => writeText`${count} by ${cause}`).join(', ')}.${rest}`;
}
