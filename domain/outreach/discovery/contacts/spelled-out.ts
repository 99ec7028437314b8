/** "dot" as people write it to keep machines out, in brackets or between blanks, in some languages. */
const DOT_WORD = String.raw`(?:\s?[\[({<]\s?(?:dot|\.|punkt|punto|point|ponto|kropka)\s?[\])}>]\s?|\s(?:dot|punkt|punto|point|ponto)\s)`;
const DOT = `(?:${DOT_WORD}|\\.)`;
/** In brackets it can mean nothing else, and so the dots may be plain; "(a)" does so only without blanks around it. */
const AT = String.raw`(?:\s?[\[({<]\s?(?:at|@|ät|arroba|chez|kukac|apenstaartje|malpa|małpa|à)\s?[\])}>]\s?|[\[({]a[\])}]|\sarroba\s)`;
/** "Find me at blog.example" is a sentence: a bare "at" counts only where a dot is written out too. */
const BARE_AT = String.raw`\sat\s`;
const LOCAL = String.raw`[a-z0-9](?:[a-z0-9_+-]{0,60}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9_+-]{0,60}[a-z0-9])?){0,3}`;
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?`;
/** Bounded in every part: a page may hold megabytes of "at". */
const SPELLED = new RegExp(
  String.raw`(?<![\p{L}\p{N}._%+-])(${LOCAL})(?:${AT}(${LABEL}(?:${DOT}${LABEL}){1,4})|${BARE_AT}(${LABEL}(?:${DOT_WORD}${LABEL}){1,4}))(?![\p{L}\p{N}])`,
  'giu',
);
const DOTS = new RegExp(DOT, 'giu');

/** Addresses that are written in words, such as "ana [at] blog [dot] example". Runs of blanks are expected as one. */
export function readSpelledOut(text: string): string[] {
  return [...text.matchAll(SPELLED)].map(
    ([, local = '', host, bareHost = '']) => `${local}@${(host ?? bareHost).replace(DOTS, '.')}`,
  );
}
