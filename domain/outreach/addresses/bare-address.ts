/** RFC 5322 3.4: a name, quoted or not, and the address in angle brackets; no group, no list. */
const NAMED = /^(?:"(?:[^"\\]|\\.)*"|[^"<>@;]*)\s*<([^<>\s]*)>$/;
const MAILTO = /^mailto:([^?]*)(?:\?.*)?$/i;
const MAX_CHARS = 600;

/** The address in what mail programs put into a column: "Ed <ed@x.example>", "mailto:ed@x.example". Else the text itself. */
export function bareAddress(text: string): string {
  const trimmed = text.trim();
  if (trimmed.length > MAX_CHARS) return text;
  const named = NAMED.exec(trimmed)?.[1] ?? trimmed;
  const link = MAILTO.exec(named)?.[1];
  return link ?? (named === trimmed ? text : named);
}
