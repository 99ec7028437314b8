/** What a file may say about a placed link. */
export const LINK_CSV_FIELDS = [
  'page_url',
  'target_url',
  'expected_anchor',
  'expected_rel',
  'placed_at',
  'cost',
  'currency',
  'note',
] as const;
export type LinkCsvField = (typeof LINK_CSV_FIELDS)[number];

/**
 * Names of these columns in other tools, exports of Ahrefs, Semrush and Search Console among them; only letters and digits, in lower
 * case, the most specific first.
 */
const NAMES: Record<LinkCsvField, readonly string[]> = {
  page_url: [
    'pageurl',
    'sourceurl',
    'referringpageurl',
    'linkingpage',
    'linkurl',
    'placementurl',
    'liveurl',
    'articleurl',
    'source',
    'page',
    'url',
  ],
  target_url: ['targeturl', 'targetpage', 'target', 'linkto', 'destinationurl', 'destination', 'clienturl'],
  expected_anchor: ['expectedanchor', 'anchortext', 'anchor', 'linkanchor'],
  expected_rel: ['expectedrel', 'rel', 'linktype', 'type', 'nofollow'],
  placed_at: ['placedat', 'placed', 'dateplaced', 'livedate', 'firstseen', 'date'],
  cost: ['cost', 'price', 'paid', 'fee', 'amount'],
  currency: ['currency', 'costcurrency', 'pricecurrency'],
  note: ['note', 'notes', 'comment', 'comments', 'remark'],
};

export type LinkColumns =
  | { ok: true; columns: Partial<Record<LinkCsvField, number>> }
  /** Why these columns cannot be read. */
  | { ok: false; error: string };

/**
 * Which column holds which field.
 * @param mapping what the caller says about them: field → name of the column; it wins
 */
export function matchLinkColumns(
  header: readonly string[],
  mapping: ReadonlyMap<string, string>,
  ignored: readonly string[] = [],
): LinkColumns {
  const names = header.map(plain);
  const columns: Partial<Record<LinkCsvField, number>> = {};
  for (const [name, column] of mapping) {
    const field = LINK_CSV_FIELDS.find((known) => known === name);
    if (!field) return { ok: false, error: `There is no field "${name}"; there is ${LINK_CSV_FIELDS.join(', ')}` };
    const index = names.indexOf(plain(column));
    if (index < 0) return { ok: false, error: `The file has no column "${column}"` };
    columns[field] = index;
  }
  const left = new Set(ignored.map(plain));
  const taken = new Set<number>(Object.values(columns));
  for (const [index, name] of names.entries()) if (left.has(name)) taken.add(index);
  for (const field of LINK_CSV_FIELDS) {
    if (columns[field] !== undefined) continue;
    const index = findFirst(NAMES[field], names, taken);
    if (index === null) continue;
    columns[field] = index;
    taken.add(index);
  }
  const missing = (['page_url', 'target_url'] as const).find((field) => columns[field] === undefined);
  if (missing === undefined) return { ok: true, columns };
  return { ok: false, error: `No column holds ${missing}; name it in \`columns\`, such as ${missing}:Site` };
}

function findFirst(wanted: readonly string[], names: readonly string[], taken: ReadonlySet<number>): number | null {
  for (const name of wanted) {
    const index = names.findIndex((given, place) => !taken.has(place) && given === name);
    if (index >= 0) return index;
  }
  return null;
}

/** "Anchor text" → "anchortext" */
function plain(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
