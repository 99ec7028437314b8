function deep(depth: number): unknown {
  let value: unknown = { issues: [{ title: 'Deep' }] };
  for (let at = 0; at < depth; at++) value = at % 2 === 0 ? [value] : { inner: value };
  return value;
}

/** What a caller may send where an analysis is expected. */
export const ODD_INPUTS: readonly [what: string, input: unknown][] = [
  ['nothing', null],
  ['a number', 7],
  ['a text', 'Improve the titles of 12 pages'],
  ['an empty object', {}],
  ['an empty list', []],
  ['a list of lists', [[[]], [[1, 2], ['x']]]],
  ['lists of nothing', { issues: [null, 1, '', [], {}], recommendations: [{ title: 5 }, { title: {} }] }],
  ['lists that are objects', { issues: { critical: [{ title: 'A' }], 3: 'x' }, recommendations: 'many' }],
  ['keys of every kind', { issues: [{ 'a.b': 1, '': 2, 'x"]': 3, title: 'Odd 1', __proto__x: 4 }] }],
  ['a key that is a prototype', JSON.parse('{"issues":[{"title":"P","__proto__":{"effort_days":2}}]}')],
  ['figures that are none', { clicks: 'many', impressions: -5, position: null, rows: [{ query: 'q', clicks: '7%' }] }],
  ['figures out of all bounds', { issues: [{ title: 'B', impact: { low: -1, high: 1e9 }, effort_days: 1e12 }] }],
  ['numbers that are texts', { issues: [{ title: 'T', affected_pages: '12', effort_days: '2.5' }] }],
  ['very long texts', { issues: [{ title: 'x'.repeat(5_000), why: `${'word '.repeat(180)}99` }, 'y 12 '.repeat(150)] }],
  ['signs that nobody sees', { issues: [{ title: 'A\u200bB\u0000C\u202e 12' }, { title: '\u200b' }] }],
  ['a deep nest', deep(60)],
  ['many parts', { issues: Array.from({ length: 3_000 }, (_, at) => ({ title: `Issue ${at}`, severity: 'high' })) }],
];
