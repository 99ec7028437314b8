import { toTerminalText } from '../terminal-text.js';
import { counted } from './counted.js';
import type { Color, Paint } from './paint.js';
import type { ShownCatalog } from './shown-catalog.js';
import { type Cell, renderTable } from './table.js';

type Check = ShownCatalog['checks'][number];

const SEVERITY_COLOR: Readonly<Record<string, Color>> = {
  critical: 'red',
  high: 'red',
  medium: 'yellow',
  low: 'dim',
  info: 'dim',
};

/** A line for each check, and how many there are. */
export function renderChecks(checks: readonly Check[], paint: Paint): string[] {
  const rows = checks.map((check): Cell[] => [
    { text: toTerminalText(check.id) },
    { text: toTerminalText(check.severity), color: SEVERITY_COLOR[check.severity] ?? 'dim' },
    { text: toTerminalText(check.component) },
    { text: toTerminalText(check.title) + (check.off_by_default ? ' (off by default)' : '') },
  ]);
  return [
    ...renderTable([header('Check', 'Severity', 'Component', 'Fault'), ...rows], paint),
    '',
    counted(checks.length, 'check'),
  ];
}

/** All there is to know about one check. */
export function renderCheck(check: Check, paint: Paint): string[] {
  const rows = [
    ['Severity', check.severity],
    ['Component', check.component],
    ['Judges', check.scope === 'page' ? 'each page by itself' : 'the site as a whole'],
    ['Why', check.why],
    ['Fix', check.fix],
    ['Effort', `about ${counted(check.effort_hours, 'hour')} for one root cause`],
    ['Reference', check.reference],
    ...(check.off_by_default ? [['Runs', 'only where check settings name a severity for it']] : []),
  ];
  const lines = rows.map(([name = '', text = '']): Cell[] => [{ text: name }, { text: toTerminalText(text) }]);
  return [
    paint('bold', `${toTerminalText(check.title)} (${toTerminalText(check.id)})`),
    '',
    ...renderTable(lines, paint),
  ];
}

export function renderThresholds(thresholds: ShownCatalog['thresholds'], paint: Paint): string[] {
  const rows = thresholds.map((threshold): Cell[] => [
    { text: toTerminalText(threshold.name) },
    { text: String(threshold.default), align: 'right' },
    { text: `${threshold.minimum} to ${threshold.maximum}` },
    { text: threshold.not_above === null ? '' : `not above ${toTerminalText(threshold.not_above)}` },
  ]);
  return renderTable([header('Threshold', 'Default', 'Bounds', ''), ...rows], paint);
}

function header(...names: string[]): Cell[] {
  return names.map((text) => ({ text, color: 'bold' }));
}
