import { pathSegments } from '../../base/url/path-segments.js';
import type { PageSummary } from '../artifacts/page-summary.js';
import type { SiteArtifacts } from '../checks/check.js';
import { isOwnerType } from '../schema/is-owner-type.js';
import { startPage } from '../site/start-page.js';
import { isHtml200Summary } from '../site/summary-state.js';

/** What a crawl saw of the things that show visitors and search engines who is behind a site. */
export interface TrustFacts {
  /** Null on a copy of the site: how the site itself is encrypted does not show there. */
  https: boolean | null;
  /** Headers of the start page, those that protect; null when there is no start page. */
  security_headers: { name: string; present: boolean }[] | null;
  /** Pages that say in structured data who publishes, and those that name profiles elsewhere. At most 3 each. */
  organization: { type: string; url: string }[];
  same_as_urls: string[];
  /** Pages recognized by their URLs or link texts, the first of each; null when there is none. */
  contact_url: string | null;
  about_url: string | null;
  privacy_url: string | null;
  legal_url: string | null;
}

export const TRUST_HEADERS = [
  'strict-transport-security',
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
] as const;
const MAX_LISTED = 3;

/** Last parts of paths, without their ending; the words that sites of large languages use. */
const NAMES = {
  contact:
    /^(?:contact|contact-?us|contacts|kontakt|contacto|contatti|contato|contactez-nous|nous-contacter|yhteystiedot)$/i,
  about:
    /^(?:about|about-?us|ueber-uns|uber-uns|a-propos|qui-sommes-nous|chi-siamo|quienes-somos|sobre|sobre-nos|om-oss|over-ons|team|company)$/i,
  privacy:
    /^(?:privacy|privacy-?(?:policy|notice|statement)|datenschutz(?:erklaerung|erklarung)?|politique-de-confidentialite|confidentialite|privacidad|politica-de-privacidad|privacidade|informativa-privacy|privacybeleid)$/i,
  legal:
    /^(?:imprint|impressum|legal|legal-?notice|mentions-legales|aviso-legal|note-legali|terms|terms-?(?:of-)?(?:service|use|and-conditions)|terms-?conditions|agb|tos|cgu|cgv|condiciones)$/i,
} as const;

export function gatherTrust(site: SiteArtifacts): TrustFacts {
  const pages = site.pages.filter(isHtml200Summary);
  const start = startPage(site);
  const named = findPages(site, pages);
  return {
    https: site.copy_of === null ? (start?.url ?? site.start_url).startsWith('https:') : null,
    security_headers: start ? judgedHeaders(site).map((name) => ({ name, present: isSent(start, name) })) : null,
    organization: pages
      .flatMap(({ url, json_ld_types: types }) => types.filter(isOwnerType).map((type) => ({ type, url })))
      .slice(0, MAX_LISTED),
    same_as_urls: pages
      .filter(({ has_same_as }) => has_same_as)
      .map(({ url }) => url)
      .slice(0, MAX_LISTED),
    contact_url: named.contact,
    about_url: named.about,
    privacy_url: named.privacy,
    legal_url: named.legal,
  };
}

/** The production site requires encryption; its copy need not. */
function judgedHeaders({ copy_of }: SiteArtifacts): readonly (typeof TRUST_HEADERS)[number][] {
  return copy_of === null ? TRUST_HEADERS : TRUST_HEADERS.filter((name) => name !== 'strict-transport-security');
}

/** A policy may also be in the head; all others only work as headers. */
function isSent({ headers, csp_meta }: PageSummary, name: (typeof TRUST_HEADERS)[number]): boolean {
  const sent = (headers[name] ?? '').trim() !== '';
  return sent || (name === 'content-security-policy' && (csp_meta ?? '').trim() !== '');
}

/** The page of each kind. Linked to is enough: a bound may have ended the crawl before it came there. */
function findPages(site: SiteArtifacts, pages: readonly PageSummary[]): Record<keyof typeof NAMES, string | null> {
  const found: Record<keyof typeof NAMES, string | null> = { contact: null, about: null, privacy: null, legal: null };
  const look = (url: string) => {
    const name = lastPart(url);
    for (const kind of KINDS) if (found[kind] === null && NAMES[kind].test(name)) found[kind] = url;
  };
  for (const { url } of pages) look(url);
  // Most links of a site are those of its menu.
  const met = new Set<string>();
  for (const { links } of pages) {
    if (KINDS.every((kind) => found[kind] !== null)) break;
    for (const { url } of links) {
      if (met.has(url)) continue;
      met.add(url);
      if ((site.by_url.get(url)?.status ?? 200) < 400) look(url);
    }
  }
  return found;
}

const KINDS = ['contact', 'about', 'privacy', 'legal'] as const satisfies (keyof typeof NAMES)[];

function lastPart(url: string): string {
  return (pathSegments(url).at(-1) ?? '').replace(/\.[a-z]{2,5}$/i, '');
}
