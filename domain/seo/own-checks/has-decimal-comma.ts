/** Languages whose numbers have a decimal point (Unicode CLDR); most others have a comma. */
const WITH_POINT = new Set([
  'en',
  'zh',
  'ja',
  'ko',
  'he',
  'iw',
  'th',
  'hi',
  'bn',
  'ta',
  'te',
  'ur',
  'ga',
  'cy',
  'ms',
  'sw',
]);
/** Regions that write a point although their language has a comma elsewhere. */
const REGIONS_WITH_POINT = /^(?:de-(?:ch|li)|it-ch|es-(?:mx|us|gt|hn|ni|pa|pe|pr|sv|do))\b/;

/** Whether pages in this language (BCP 47, as `lang` states it) write 1,5 for one and a half. Without a language: no. */
export function hasDecimalComma(lang: string | null): boolean {
  const tag = (lang ?? '').trim().toLowerCase().replaceAll('_', '-');
  const language = tag.split('-')[0] ?? '';
  return language !== '' && !WITH_POINT.has(language) && !REGIONS_WITH_POINT.test(tag);
}
