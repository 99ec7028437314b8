import type { WorkText } from '../report-texts.js';

const RULE = /^Your rule “(.*)” fails(?: on (\d+) pages?)?$/s;
const FILTER = /^Your filter “(.*)” finds (?:(\d+) )?pages?$/s;

const WHY = 'Diese Prüfung haben Sie selbst angelegt. Sie kostet keine Punkte.';

/** A check of the reader's own in German, by its English title; null for another title. */
export function describeOwnCheckInGerman(title: string): (WorkText & { why: string }) | null {
  const [rule, ruleName, failing] = RULE.exec(title) ?? [];
  if (rule !== undefined)
    return {
      title: `Ihre Regel „${ruleName}“ ist ${failing === undefined ? '' : `auf ${countPages(failing)} `}nicht erfüllt`,
      fix: 'Die Seiten so ändern, dass sie die Regel erfüllen.',
      why: WHY,
    };
  const [filter, filterName, found] = FILTER.exec(title) ?? [];
  if (filter === undefined) return null;
  return {
    title: `Ihr Filter „${filterName}“ findet ${found === undefined ? 'Seiten' : countPages(found)}`,
    fix: 'Die Seiten so ändern, dass der Filter sie nicht mehr findet.',
    why: WHY,
  };
}

function countPages(count: string): string {
  return `${count} ${count === '1' ? 'Seite' : 'Seiten'}`;
}
