import { useContext } from 'preact/hooks';
import { parseUrl } from '../../../domain/base/url/parse-url.js';
import { shownText } from '../facts/shown-text.js';
import { Foreign } from './foreign.js';
import { SiteOrigin } from './site-origin.js';

/** Longer URLs are shown but not linked: no one follows them from a report, and they would bloat it. */
const LINK_MAX_CHARS = 800;
const SHOWN_MAX_CHARS = 120;

export interface SafeLinkProps {
  url: string;
  /** Shows the origin of the audited site too. */
  whole?: boolean;
  /** Words of ours in place of the address. */
  label?: string;
}

/** An address found by the audit. Only http(s) becomes a link, and one that passes nothing on to its target. */
export function SafeLink({ url, whole = false, label }: SafeLinkProps) {
  const origin = useContext(SiteOrigin);
  const isOwn = !whole && origin !== '' && url.startsWith(`${origin}/`);
  const text = isOwn ? url.slice(origin.length) : url;
  if (!isWebAddress(url)) return <Foreign text={text} max={SHOWN_MAX_CHARS} />;
  return (
    <a href={url} rel="noopener nofollow noreferrer">
      {label ?? shownText(text, SHOWN_MAX_CHARS)}
    </a>
  );
}

function isWebAddress(url: string): boolean {
  if (url.length > LINK_MAX_CHARS || !/^https?:\/\//i.test(url)) return false;
  return parseUrl(url) !== null;
}
