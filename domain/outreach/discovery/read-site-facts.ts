import { ISO_639_1 } from '../../base/language/iso-639-1.js';
import { primaryLanguage } from '../../base/language/primary-language.js';
import { parseUrl } from '../../base/url/parse-url.js';
import { canonicalEmail } from '../addresses/email-address.js';
import type { FeedArticle } from './find-recent.js';
import type { FoundPage } from './found-page.js';
import { readGuestPostSignals } from './guest-post-signals.js';
import type { LeadSiteFacts } from './lead-site-facts.js';
import { siteKey } from './site-key.js';

const NAME_CHARS = 60;
/** What programs fill in, and what names nothing. */
const NO_SITE_NAME =
  /^(?:home|home ?page|index|blog|website|web ?site|my (?:blog|site|website|wordpress)|wordpress|untitled|just another wordpress site|site name|startseite|accueil|inicio)$|https?:|[<>{}|]/i;
const NO_PERSON =
  /\d|@|[<>{}|]|\b(?:admin|administrator|editor|editorial|team|staff|redaktion|redaction|office|support|info|webmaster|author|guest)\b/i;
/** Links that lead to rules for contributors, in the languages that mails are written in. */
const GUIDELINES =
  /write[-_ ]?for[-_ ]?us|(?:contribut\w*|guest[-_ ]?post\w*|submission|writers?['’]?|author)[-_ ]guidelines|guest[-_ ]?post|gastbeitr|gastartikel|autorenrichtlinien|hinweise[-_ ]für[-_ ]autor|consignes|devenir[-_ ](?:auteur|contributeur)|normas[-_ ](?:para|de)[-_ ](?:colaboradores|autores)|linee[-_ ]guida|scrivi[-_ ]per[-_ ]noi|escreva[-_ ]para|orientações[-_ ]para|gastblog|schrijf[-_ ]voor|wytyczne[-_ ]dla[-_ ]autor|napisz[-_ ]dla[-_ ]nas|寄稿/i;
/** JSON-LD nests; no real page nests this deep. */
const MAX_DEPTH = 8;

/** What a site says of itself on the pages that were visited, the first of which was found. Nothing is guessed. */
export function readSiteFacts(
  pages: readonly FoundPage[],
  { email, article, now }: { email: string | null; article: FeedArticle | null; now: Date },
): LeadSiteFacts {
  const things = pages.flatMap(({ structured }) => structured.flatMap(readThings));
  const language = primaryLanguage(pages[0]?.language ?? '');
  return {
    name: readName(pages, things),
    language: ISO_639_1.has(language) ? language : null,
    recent_article: article,
    guidelines_url: pages.map(findGuidelines).find((url) => url !== null) ?? null,
    contact_name: email === null ? null : readContactName(things, email),
    read_at: now.toISOString(),
  };
}

function readName(pages: readonly FoundPage[], things: readonly Thing[]): string | null {
  const own = things.filter(({ type }) => type === 'WebSite').map(({ name }) => name);
  const names = [...pages.map(({ site_name }) => site_name), ...own];
  return names.find((name) => name.length > 1 && name.length <= NAME_CHARS && !NO_SITE_NAME.test(name)) ?? null;
}

/** The page itself where it states rules, else one of its site that it links to as such. */
function findGuidelines(page: FoundPage): string | null {
  const { refusal, has_guidelines, in_title, in_url } = readGuestPostSignals(page);
  if (refusal !== null) return null;
  if (has_guidelines && (in_title || in_url)) return page.url;
  const own = siteKey(page.url);
  const link = page.links.find(({ url, text }) => {
    const path = parseUrl(url)?.pathname ?? '';
    return (GUIDELINES.test(text) || GUIDELINES.test(path)) && siteKey(url) === own;
  });
  return link?.url ?? null;
}

/** A person whom the structured data names together with this address. */
function readContactName(things: readonly Thing[], email: string): string | null {
  const person = things.find((thing) => thing.type === 'Person' && canonicalEmail(thing.email) === email);
  const name = person?.name ?? '';
  return name.length > 1 && name.length <= NAME_CHARS && !NO_PERSON.test(name) ? name : null;
}

interface Thing {
  type: string;
  name: string;
  email: string;
}

/** Things of schema.org in a JSON-LD script, nested ones too; none where it is no JSON. */
function readThings(script: string): Thing[] {
  try {
    return listThings(JSON.parse(script), 0);
  } catch {
    // Contents of microdata are in the same list, and scripts are often broken.
    return [];
  }
}

function listThings(value: unknown, depth: number): Thing[] {
  if (depth > MAX_DEPTH || typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((each) => listThings(each, depth + 1));
  const entries = new Map(Object.entries(value));
  const types = [entries.get('@type')].flat().filter((type) => typeof type === 'string');
  const text = (key: string) => {
    const found: unknown = entries.get(key);
    return typeof found === 'string' ? found.replace(/\s+/g, ' ').trim() : '';
  };
  const email = text('email').replace(/^mailto:/i, '');
  const own = types.map((type) => ({ type: type.replace(/^.*[/#:]/, ''), name: text('name'), email }));
  return [...own, ...[...entries.values()].flatMap((each) => listThings(each, depth + 1))];
}
