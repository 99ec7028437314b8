import type { Priority } from '../../domain/audits/recommendation.js';
import { toTerminalText } from '../terminal-text.js';
import { counted } from './counted.js';
import type { Color, Paint } from './paint.js';
import type { ShownAudit } from './shown-audit.js';

type ShownRecommendation = ShownAudit['recommendations'][number];

const MAX_FIXES = 10;
const MAX_URLS = 3;
const PRIORITY_COLOR: Readonly<Record<Priority, Color>> = { High: 'red', Medium: 'yellow', Low: 'dim' };

/** The first ten fixes by rank, each with its first URLs. Improvements are not shown: nothing is broken there. */
export function renderFixes(recommendations: ShownAudit['recommendations'], paint: Paint): string[] {
  const fixes = recommendations.filter(({ kind }) => kind === 'fix');
  if (fixes.length === 0) {
    return [`Nothing to fix; ${counted(recommendations.length, 'improvement')} to read about in the result`];
  }
  const shown = fixes.slice(0, MAX_FIXES);
  const title =
    fixes.length > shown.length ? `Top fixes (${shown.length} of ${fixes.length})` : `Fixes (${fixes.length})`;
  return [paint('bold', title), ...shown.flatMap((fix, index) => renderFix(fix, index + 1, paint))];
}

function renderFix(fix: ShownRecommendation, place: number, paint: Paint): string[] {
  const { priority, title, evidence, effort, explains, page_to_edit: page } = fix;
  const explained = explains?.findings ? `explains ${counted(explains.findings, 'finding')}` : null;
  const edit = page ? `edit ${page}` : null;
  const notes = [explained, edit].filter((note) => note !== null);
  const days = counted(effort.value, effort.unit.slice(0, -1));
  const more = evidence.urls.length - MAX_URLS;
  return [
    `${String(place).padStart(2)}. ${paint(PRIORITY_COLOR[priority], priority.padEnd(6))} ${toTerminalText(title)} (${counted(evidence.count, 'case')}, ${days})`,
    ...(notes.length > 0 ? [`      ${toTerminalText(notes.join('; '))}`] : []),
    ...evidence.urls.slice(0, MAX_URLS).map((url) => `      ${paint('dim', toTerminalText(url))}`),
    ...(more > 0 ? [`      ${paint('dim', `and ${more} more in the result`)}`] : []),
  ];
}
