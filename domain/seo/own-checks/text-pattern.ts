import { RE2JS } from 're2js';

/** `re:` begins an expression in RE2 syntax, found anywhere; in anything else `*` matches any characters. */
export function compileTextPattern(pattern: string): (text: string) => boolean {
  if (pattern.startsWith('re:')) {
    const regex = RE2JS.compile(pattern.slice(3));
    return (text) => regex.matcher(text).find();
  }
  const source = pattern.split('*').map(RE2JS.quote).join('.*');
  const glob = RE2JS.compile(source, RE2JS.DOTALL | RE2JS.CASE_INSENSITIVE);
  return (text) => glob.matcher(text.trim()).matches();
}
