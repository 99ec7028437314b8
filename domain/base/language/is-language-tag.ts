/** Tags from before the grammar that RFC 5646 2.2.8 keeps valid. */
const GRANDFATHERED = new Set(
  (
    'en-gb-oed i-ami i-bnn i-default i-enochian i-hak i-klingon i-lux i-mingo i-navajo i-pwn i-tao i-tay i-tsu ' +
    'sgn-be-fr sgn-be-nl sgn-ch-de art-lojban cel-gaulish no-bok no-nyn zh-guoyu zh-hakka zh-min zh-min-nan zh-xiang'
  ).split(' '),
);

/** The text is a well-formed language tag by the grammar of RFC 5646 2.1 (BCP 47). Subtags may be unknown. */
export function isLanguageTag(text: string): boolean {
  const tag = text.toLowerCase();
  if (GRANDFATHERED.has(tag)) return true;
  const subtags = tag.split('-');
  if (subtags[0] === 'x') return isPrivateUse(subtags);
  if (!/^[a-z]{2,8}$/.test(subtags[0] ?? '')) return false;
  let at = 1;
  const isShort = (subtags[0] ?? '').length <= 3;
  const take = (pattern: RegExp, max: number) => {
    for (let taken = 0; taken < max && pattern.test(subtags[at] ?? ''); taken += 1) at += 1;
  };
  if (isShort) take(/^[a-z]{3}$/, 3);
  take(/^[a-z]{4}$/, 1);
  take(/^(?:[a-z]{2}|\d{3})$/, 1);
  take(/^(?:[a-z0-9]{5,8}|\d[a-z0-9]{3})$/, subtags.length);
  while (/^[0-9a-wyz]$/.test(subtags[at] ?? '')) {
    const singleton = at;
    at += 1;
    take(/^[a-z0-9]{2,8}$/, subtags.length);
    if (at === singleton + 1) return false;
  }
  return at === subtags.length || isPrivateUse(subtags.slice(at));
}

function isPrivateUse(subtags: string[]): boolean {
  return subtags[0] === 'x' && subtags.length > 1 && subtags.slice(1).every((subtag) => /^[a-z0-9]{1,8}$/.test(subtag));
}
