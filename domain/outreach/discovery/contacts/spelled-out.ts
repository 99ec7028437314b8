/** "at" and "dot" as people write them to keep machines out, in brackets or between blanks, in some languages. */
const AT = String.raw`(?:\s*(?:[\[({<]\s*(?:at|@|ät|arroba|chez|kukac|apenstaartje|malpa|małpa|à|a)\s*[\])}>])\s*|\s+(?:at|arroba|AT)\s+)`;
const DOT = String.raw`(?:\s*(?:[\[({<]\s*(?:dot|\.|punkt|punto|point|ponto|kropka)\s*[\])}>])\s*|\s+(?:dot|DOT|punkt|punto|point)\s+|\.)`;
const WORD = '[a-z0-9](?:[a-z0-9_+-]{0,60}[a-z0-9])?';
/** Bounded in every part: a page may hold megabytes of "at". */
const SPELLED = new RegExp(`\\b(${WORD}(?:\\.${WORD}){0,3})${AT}(${WORD}(?:${DOT}${WORD}){1,4})(?![a-z0-9])`, 'giu');
const DOTS = new RegExp(DOT, 'giu');

/** Addresses that are written in words, such as "ana [at] blog [dot] example". */
export function readSpelledOut(text: string): string[] {
  return [...text.matchAll(SPELLED)].map(([, local = '', host = '']) => `${local}@${host.replace(DOTS, '.')}`);
}
