import { plural } from '../base/text/plural.js';

/** What is to be seen once checks are green, as a clause: "title/long" finds nothing; today 12 cases. */
export function greenChecks(checkIds: readonly string[], cases: number): string {
  const [first = '', ...others] = checkIds.map((id) => `"${id}"`);
  const last = others.pop();
  const named = last === undefined ? first : `${[first, ...others].join(', ')} and ${last}`;
  return `${named} ${last === undefined ? 'finds' : 'find'} nothing; today ${plural(cases, 'case')}`;
}
