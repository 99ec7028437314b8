import { decodeHTMLAttribute } from 'entities';
import { isRecord, isWebUrl, readDetailItems, readItems, readLhrNumber } from './lhr-values.js';
import type { LighthouseAudit } from './lighthouse-report.js';

/** What an audit says may be done, where its details say more than its title. */
export interface Advice {
  title: string;
  description: string;
  savings_ms: number;
  /** Files or origins. */
  items: string[];
}

/**
 * Advice of insights that list neither files nor savings the common way.
 * @param pageUrl what addresses in the page's code are relative to
 * @returns null for other audits, and where nothing can be named
 */
export function readAdvice(audit: LighthouseAudit, pageUrl: string): Advice | null {
  if (audit.id === 'lcp-discovery-insight') return readLcpImage(audit, pageUrl);
  if (audit.id === 'network-dependency-tree-insight') return readPreconnects(audit);
  return null;
}

/**
 * The image that the first view waits for, if its tag names a single file. A choice of several (srcset, image) is
 * left out: which one a browser takes is not known here. Long URLs are truncated in the tag, and left out too.
 */
function readLcpImage(audit: LighthouseAudit, pageUrl: string): Advice | null {
  const node = (readItems(audit) ?? []).filter(isRecord).find(({ type }) => type === 'node');
  const tag = String(node?.['snippet'] ?? '');
  if (/\ssrcset=/i.test(tag) || /,PICTURE,/.test(String(node?.['path'] ?? ''))) return null;
  const src = /^<img\s[^>]*?(?<=\s)src="([^"…]+)"/i.exec(tag)?.[1];
  const url = src === undefined ? undefined : URL.parse(decodeHTMLAttribute(src), pageUrl)?.href;
  if (!isWebUrl(url)) return null;
  const { title, description, metricSavings } = audit;
  return { title, description, savings_ms: readLhrNumber(metricSavings?.['LCP']) ?? 0, items: [url] };
}

/** Origins that the page would do well to connect to ahead: the one table whose rows say what that saves. */
function readPreconnects(audit: LighthouseAudit): Advice | null {
  for (const section of (readItems(audit) ?? []).filter(isRecord)) {
    const rows = isRecord(section['value']) ? (readDetailItems(section['value']) ?? []) : [];
    const candidates = rows.filter(isRecord).filter(({ wastedMs }) => readLhrNumber(wastedMs) !== null);
    const items = candidates.map(({ origin }) => origin).filter(isWebUrl);
    if (items.length === 0) continue;
    const savings_ms = Math.max(...candidates.map(({ wastedMs }) => readLhrNumber(wastedMs) ?? 0));
    const { title = audit.title, description = audit.description } = section;
    return { title: String(title), description: String(description), savings_ms, items };
  }
  return null;
}
