import { toTerminalText } from '../terminal-text.js';
import type { Paint } from './paint.js';
import { renderComponents } from './render-components.js';
import { renderFixes } from './render-fixes.js';
import { renderRanking } from './render-ranking.js';
import { renderSummary } from './render-summary.js';
import type { ShownAudit } from './shown-audit.js';

export interface TerminalReportOptions {
  paint: Paint;
  /** What to read next: a name and a place. */
  readMore: readonly (readonly [name: string, place: string])[];
}

/** The whole report for a terminal, with a line end after each line. */
export function renderAudit(audit: ShownAudit, { paint, readMore }: TerminalReportOptions): string {
  const sections = [
    renderSummary(audit, paint),
    renderComponents(audit.components, paint),
    renderFixes(audit.recommendations, paint),
    renderRanking(audit, paint),
    readMore.map(([name, place]) => `${name}: ${toTerminalText(place)}`),
  ];
  const shown = sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.map((line) => `${line.trimEnd()}\n`).join(''));
  return shown.join('\n');
}
