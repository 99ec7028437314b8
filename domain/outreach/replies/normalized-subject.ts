/**
 * A subject as it is compared with others: NFC, blanks collapsed, letter case aside ("Straße" is "STRASSE", a sigma is a
 * sigma at the end of a word too). "Re:" makes another one.
 */
export function normalizedSubject(subject: string): string {
  return subject.replace(/\s+/g, ' ').trim().toLowerCase().toUpperCase().toLowerCase().normalize('NFC');
}
