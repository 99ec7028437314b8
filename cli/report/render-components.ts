import type { ComponentResult } from '../../domain/audits/audit-result.js';
import type { IssueLevel } from '../../domain/audits/issue.js';
import type { ComponentName } from '../../domain/seo/components.js';
import { toTerminalText } from '../terminal-text.js';
import { counted } from './counted.js';
import { type Color, type Paint, scoreColor } from './paint.js';
import type { ShownAudit } from './shown-audit.js';
import { type Cell, renderTable } from './table.js';

type ShownComponent = ShownAudit['components'][ComponentName];

/** In the order of the table. */
export const COMPONENT_ROWS: readonly (readonly [ComponentName, string])[] = [
  ['technical_seo', 'Technical SEO'],
  ['on_page_seo', 'On-page SEO'],
  ['page_speed', 'Page speed'],
  ['sitemap', 'Sitemap'],
  ['content_strategy', 'Content strategy'],
];

const STATUS_COLOR: Readonly<Record<ComponentResult['status'], Color>> = {
  completed: 'green',
  failed: 'red',
  skipped: 'dim',
};

/** One line a component; one that has no score says why instead of its issues. */
export function renderComponents(components: ShownAudit['components'], paint: Paint): string[] {
  const header: Cell[] = [
    { text: 'Component', color: 'bold' },
    { text: 'Weight', color: 'bold', align: 'right' },
    { text: 'Score', color: 'bold', align: 'right' },
    { text: 'Status', color: 'bold' },
    { text: 'Issues', color: 'bold' },
  ];
  return renderTable([header, ...COMPONENT_ROWS.map(([name, title]) => componentRow(title, components[name]))], paint);
}

function componentRow(title: string, { weight, score, status, error, issues }: ShownComponent): Cell[] {
  return [
    { text: title },
    { text: `${weight}%`, align: 'right' },
    { text: score === null ? '-' : score.toFixed(1), color: scoreColor(score), align: 'right' },
    { text: status, color: STATUS_COLOR[status] },
    { text: status === 'completed' ? showIssues(issues) : toTerminalText(error ?? '') },
  ];
}

function showIssues(issues: ShownComponent['issues']): string {
  const count = (level: IssueLevel) => issues.filter((issue) => issue.level === level).length;
  const [critical, warnings, notices] = [count('critical'), count('warning'), count('notice')];
  const parts = [
    ...(critical > 0 ? [`${critical} critical`] : []),
    ...(warnings > 0 ? [counted(warnings, 'warning')] : []),
    ...(notices > 0 ? [counted(notices, 'notice')] : []),
  ];
  return parts.join(', ') || 'none';
}
