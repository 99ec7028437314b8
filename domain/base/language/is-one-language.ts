/** Words of two languages cannot be compared; an unknown language may be either. Primary subtags. */
export function isOneLanguage(one: string | null | undefined, other: string | null | undefined): boolean {
  return !one || !other || one === other;
}
