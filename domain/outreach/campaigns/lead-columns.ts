import { LEAD_FIELDS, type LeadField } from './read-lead-input.js';

/** What a file may contain about a lead: its fields, its status, and each part of a consent in its own column. */
export type LeadCsvField = Exclude<LeadField, 'consent' | 'custom'> | 'status' | 'consent_source' | 'consent_date';
export const LEAD_CSV_FIELDS: readonly LeadCsvField[] = [
  ...LEAD_FIELDS.filter((field) => field !== 'consent' && field !== 'custom'),
  'status',
  'consent_source',
  'consent_date',
];

/** Names of these columns in other tools, the most specific first; only letters and digits, in lower case. */
const NAMES: Record<LeadCsvField, readonly string[]> = {
  website_url: [
    'websiteurl',
    'website',
    'url',
    'site',
    'siteurl',
    'webpage',
    'pageurl',
    'homepage',
    'link',
    'address',
    'webseite',
    'internetseite',
    'siteweb',
    'sitioweb',
    'targeturl',
    'referringpageurl',
    'domain',
    'host',
  ],
  website_title: ['websitetitle', 'title', 'pagetitle', 'sitetitle', 'sitename', 'websitename', 'blogname', 'titel'],
  contact_email: [
    'contactemail',
    'email',
    'emailaddress',
    'mail',
    'mailaddress',
    'emailadresse',
    'correo',
    'courriel',
    'contactmail',
    'contact',
  ],
  quality_score: ['qualityscore', 'quality'],
  relevance_score: ['relevancescore', 'relevance'],
  guest_post_likelihood: ['guestpostlikelihood', 'guestpost', 'likelihood'],
  source: ['source', 'discoverysource', 'leadsource', 'origin', 'quelle'],
  notes: ['notes', 'note', 'comments', 'comment', 'remarks', 'remark', 'notizen', 'bemerkung'],
  status: ['status', 'leadstatus', 'state', 'stage'],
  consent_source: ['consentsource', 'consenturl', 'optinsource', 'optinurl'],
  consent_date: ['consentdate', 'optindate', 'consentedat', 'optintime'],
};

export type LeadColumns =
  | { ok: true; columns: Partial<Record<LeadCsvField, number>> }
  /** Why these columns cannot be read. */
  | { ok: false; fault: string };

/**
 * Which column holds which field.
 * @param header the names of the columns, as the file has them
 * @param mapping what the caller says about them: field → name of the column; it wins
 * @param ignored names of columns that are no field, whatever they are called
 */
export function matchLeadColumns(
  header: readonly string[],
  mapping: ReadonlyMap<string, string>,
  ignored: readonly string[] = [],
): LeadColumns {
  const columns: Partial<Record<LeadCsvField, number>> = {};
  for (const [name, column] of mapping) {
    const field = LEAD_CSV_FIELDS.find((known) => known === name);
    if (!field) return { ok: false, fault: `There is no field "${name}"; there is ${LEAD_CSV_FIELDS.join(', ')}` };
    const index = header.findIndex((given) => plain(given) === plain(column));
    if (index < 0) return { ok: false, fault: `The file has no column "${column}"` };
    columns[field] = index;
  }
  const taken = new Set<number>([...Object.values(columns), ...findColumns(header, ignored)]);
  for (const field of LEAD_CSV_FIELDS) {
    if (columns[field] !== undefined) continue;
    const index = findColumn(header, NAMES[field], taken);
    if (index === null) continue;
    columns[field] = index;
    taken.add(index);
  }
  if (columns.website_url !== undefined) return { ok: true, columns };
  return { ok: false, fault: 'No column holds website_url; name it in `columns`, such as website_url:Site' };
}

/** The places of the columns of these names. */
export function findColumns(header: readonly string[], names: readonly string[]): number[] {
  const wanted = new Set(names.map(plain));
  return [...header.entries()].flatMap(([index, name]) => (wanted.has(plain(name)) ? [index] : []));
}

function findColumn(header: readonly string[], names: readonly string[], taken: ReadonlySet<number>): number | null {
  for (const name of names) {
    const index = header.findIndex((given, place) => !taken.has(place) && plain(given) === name);
    if (index >= 0) return index;
  }
  return null;
}

/** "E-Mail Address" → "emailaddress" */
function plain(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
