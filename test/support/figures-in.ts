import { joinDigits } from '../../domain/base/text/join-digits.js';
import { MONTH_NAMES } from '../../domain/base/time/month-names.js';

export interface Figure {
  /** Where it stands: `metrics.traffic.value`, `results.0.title`. */
  path: string;
  value: number;
}

/** Fields that name things or times. */
const NAMES =
  /(^|[._])(id|ids|url|urls|uri|key|keys|at|day|date|period|start_date|end_date|site|site_url|next_step|tool_path|version|check_id|week_commencing|property|code|reference|workflow_id|run_id)$/;
/** Addresses, paths, times and days within a text. */
const NO_FIGURES = new RegExp(
  String.raw`https?:\/\/\S+|\/[a-z][\w./-]*|\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?|[a-f0-9]{24}|\d{1,2} (?:${MONTH_NAMES.join('|')}) \d{4}`,
  'g',
);
const FIGURE = /\d+(?:\.\d+)?/g;

/** Every number of an answer, however deep, those in its sentences among them; not what names things, places or times. */
export function figuresIn(value: unknown, path = ''): Figure[] {
  if (typeof value === 'number') return [{ path, value }];
  if (typeof value === 'string') return NAMES.test(path.replace(/\.\d+$/, '')) ? [] : inText(value, path);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => figuresIn(inner, path === '' ? name : `${path}.${name}`));
}

function inText(text: string, path: string): Figure[] {
  const found = joinDigits(text.replace(NO_FIGURES, ' ')).match(FIGURE) ?? [];
  return found.map((figure) => ({ path, value: Number(figure) }));
}
