interface Patch {
  starts: RegExp;
  apply(html: string, code: string): string;
}

/** What its first tag says of a snippet: where it goes, and what it takes the place of. */
const PATCHES: readonly Patch[] = [
  {
    starts: /^<link rel="canonical"/,
    apply: (html, code) => intoHead(drop(html, /<link\b[^>]*\brel="?canonical"?[^>]*>/gi), code),
  },
  {
    starts: /^<link rel="alternate" hreflang/,
    apply: (html, code) => intoHead(drop(html, /<link\b[^>]*\bhreflang=[^>]*>/gi), code),
  },
  { starts: /^<title>/, apply: (html, code) => intoHead(drop(html, /<title>[\s\S]*?<\/title>/i), code) },
  { starts: /^<meta name="description"/, apply: (html, code) => intoHead(drop(html, metaNamed('description')), code) },
  { starts: /^<meta name="viewport"/, apply: (html, code) => intoHead(drop(html, metaNamed('viewport')), code) },
  {
    starts: /^<head>\n<meta charset/,
    apply: (html, code) => drop(html, /<meta charset=[^>]*>/gi).replace(/<head\b[^>]*>/i, code),
  },
  { starts: /^<!DOCTYPE/, apply: (html, code) => `${code}\n${html.replace(/^\s*<!doctype[^>]*>/i, '')}` },
  { starts: /^<html lang/, apply: (html, code) => html.replace(/<html\b[^>]*>/i, code) },
  { starts: /^<meta (?:property="og:|name="twitter:)/, apply: applyShareTags },
  { starts: /^<img /, apply: applyImage },
  { starts: /^<script src=/, apply: applyScripts },
  { starts: /^<(?:link|script|meta) /, apply: intoHead },
];

/** The page after the snippet was pasted. */
export function patchHtml(html: string, code: string): string {
  const patch = PATCHES.find(({ starts }) => starts.test(code));
  if (!patch) throw new Error(`No place is known for a snippet that begins with ${code.slice(0, 40)}`);
  return patch.apply(html, code);
}

function intoHead(html: string, code: string): string {
  if (/<\/head>/i.test(html)) return html.replace(/<\/head>/i, () => `${code}\n</head>`);
  return /<body\b/i.test(html) ? html.replace(/<body\b/i, () => `${code}\n<body`) : `${code}\n${html}`;
}

function drop(html: string, tags: RegExp): string {
  return html.replace(tags, '');
}

function metaNamed(name: string): RegExp {
  return new RegExp(`<meta\\b[^>]*\\bname="${name}"[^>]*>`, 'gi');
}

function applyShareTags(html: string, code: string): string {
  const names = [...code.matchAll(/<meta (?:property|name)="([^"]+)"/g)].map(([, name = '']) => name);
  const rest = names.reduce(
    (page, name) => drop(page, new RegExp(`<meta\\b[^>]*\\b(?:property|name)="${name}"[^>]*>`, 'gi')),
    html,
  );
  return intoHead(rest, code);
}

function applyImage(html: string, code: string): string {
  const src = /src="([^"]*)"/.exec(code)?.[1] ?? '';
  return html.replace(/<img\b[^>]*>/gi, (tag) => (tag.includes(`src="${src}"`) ? code : tag));
}

/** Each script takes the place of the one with the same source. */
function applyScripts(html: string, code: string): string {
  return [...code.matchAll(/<script src="([^"]*)"[^>]*><\/script>/g)].reduce(
    (page, [tag, src = '']) =>
      page.replace(/<script\b[^>]*><\/script>/gi, (known) => (known.includes(`src="${src}"`) ? tag : known)),
    html,
  );
}
