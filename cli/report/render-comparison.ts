import type { IssueLevel } from '../../domain/audits/issue.js';
import { toTerminalText } from '../terminal-text.js';
import { counted } from './counted.js';
import type { Color, Paint } from './paint.js';
import { COMPONENT_ROWS } from './render-components.js';
import { showScoreChange } from './render-summary.js';
import type { ShownComparison } from './shown-comparison.js';
import { type Cell, renderTable } from './table.js';

type Issues = ShownComparison['issues']['new'];
type Change = ShownComparison['score_change']['overall'];

const MAX_LISTED = 20;
const LEVEL_COLOR: Readonly<Record<IssueLevel, Color>> = { critical: 'red', warning: 'yellow', notice: 'dim' };

/** The whole comparison for a terminal, with a line end after each line. */
export function renderComparison(comparison: ShownComparison, paint: Paint): string {
  const { base, issues, counts, notes } = comparison;
  const sections = [
    [
      paint('bold', `Two audits of ${toTerminalText(base.website_url)}`),
      '',
      ...renderTable(tableOf(comparison), paint),
    ],
    renderIssues('New', issues.new, counts.new, paint),
    renderIssues('Fixed', issues.fixed, counts.fixed, paint),
    renderIssues('Worse', issues.worse, counts.worse, paint),
    renderIssues('Better', issues.better, counts.better, paint),
    [`Unchanged: ${counts.unchanged}, not compared: ${counts.not_compared}`],
    notes.length === 0 ? [] : [paint('bold', 'Notes'), ...notes.map((note) => `  ${toTerminalText(note)}`)],
  ];
  const shown = sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.map((line) => `${line.trimEnd()}\n`).join(''));
  return shown.join('\n');
}

function tableOf({ base, other, score_change, pages }: ShownComparison): Cell[][] {
  const { overall, components } = score_change;
  return [
    [
      { text: '' },
      { text: 'Base', color: 'bold' },
      { text: 'Other', color: 'bold' },
      { text: 'Change', color: 'bold' },
    ],
    textRow('Audit', base.audit_id, other.audit_id),
    textRow('Kind', base.audit_type, other.audit_type),
    textRow('Made at', base.created_at, other.created_at),
    scoreRow('Score', overall),
    ...COMPONENT_ROWS.map(([name, title]) => scoreRow(title, components[name])),
    scoreRow('Pages', pages, 0),
  ];
}

function textRow(name: string, base: string, other: string): Cell[] {
  return [{ text: name }, { text: toTerminalText(base) }, { text: toTerminalText(other) }, { text: '' }];
}

function scoreRow(name: string, { from, to, change }: Change, places = 1): Cell[] {
  const show = (value: number | null) => (value === null ? '-' : value.toFixed(places));
  const moved: Cell =
    change === null ? { text: '' } : { text: showScoreChange(change, places), color: changeColor(change) };
  return [{ text: name }, { text: show(from) }, { text: show(to) }, moved];
}

function changeColor(change: number): Color {
  if (change === 0) return 'dim';
  return change > 0 ? 'green' : 'red';
}

function renderIssues(name: string, issues: Issues, count: number, paint: Paint): string[] {
  if (count === 0) return [];
  const shown = issues.slice(0, MAX_LISTED);
  const rows = shown.map(({ level, title, check_id, affected }): Cell[] => [
    { text: '' },
    { text: level, color: LEVEL_COLOR[level] },
    { text: `${toTerminalText(title)} (${toTerminalText(check_id)})` },
    { text: showAffected(affected) },
  ]);
  const more = count - shown.length;
  return [
    paint('bold', `${name} (${count})`),
    ...renderTable(rows, paint),
    ...(more > 0 ? [`  and ${more} more in the result (--json)`] : []),
  ];
}

function showAffected({ before, after }: Issues[number]['affected']): string {
  if (before === 0 || after === 0) return counted(Math.max(before, after), 'page');
  return before === after ? counted(after, 'page') : `${before} to ${counted(after, 'page')}`;
}
