const BRACKETED = /<\s{0,5}([^<>\s]{1,998})\s{0,5}>/g;

/** The message ids in header values such as References, each once and with brackets; without any brackets, words with an "@". */
export function messageIdsIn(values: readonly string[]): string[] {
  const ids = values.flatMap((value) => {
    const bracketed = [...value.matchAll(BRACKETED)].map(([, id]) => `<${id}>`);
    if (bracketed.length > 0) return bracketed;
    const bare = value.split(/[\s,<>]+/).filter((word) => word.includes('@'));
    return bare.map((word) => `<${word}>`);
  });
  return [...new Set(ids)];
}
