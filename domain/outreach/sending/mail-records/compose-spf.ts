const ALL = /^[+?~-]?all$/i;
const REDIRECT = /^redirect=(.+)$/i;

/**
 * One SPF record that lets in what these let in together, and nothing else. It ends softly unless all of them end hard: a
 * service that was forgotten then costs no mail.
 * @param records the domain's own, none for a first record
 * @param change.add terms that have to be in it
 * @param change.drop terms to leave out
 */
export function composeSpf(records: readonly string[], change: { add?: string[]; drop?: string[] } = {}): string {
  const given = records.flatMap((record) => record.trim().split(/\s+/).slice(1));
  const drop = new Set((change.drop ?? []).map((term) => term.toLowerCase()));
  const terms = given.filter((term) => !ALL.test(term) && !drop.has(term.toLowerCase()));
  const redirect = terms.find((term) => REDIRECT.test(term));
  const isAlone = records.length === 1 && redirect !== undefined && !given.some((term) => ALL.test(term));
  // Where there is an "all", or another record, a redirect is not followed: what it names is included instead.
  const kept = isAlone
    ? terms.filter((term) => term !== redirect)
    : terms.map((term) => term.replace(REDIRECT, 'include:$1'));
  const end = isAlone ? redirect : endOf(given.filter((term) => ALL.test(term)));
  const added = (change.add ?? []).filter((term) => !kept.some((one) => one.toLowerCase() === term.toLowerCase()));
  return ['v=spf1', ...new Set([...kept, ...added]), end].join(' ');
}

/** "+all" and "?all" refuse no one, and neither does a record without an end. */
function endOf(ends: readonly string[]): string {
  return ends.length > 0 && ends.every((end) => end.startsWith('-')) ? '-all' : '~all';
}
