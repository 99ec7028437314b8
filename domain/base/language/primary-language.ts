/** The first subtag of a language tag in lower case: "de" for "de-AT". */
export function primaryLanguage(tag: string): string {
  return tag.trim().toLowerCase().split(/[-_]/)[0] ?? '';
}
