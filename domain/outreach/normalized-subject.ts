/** A subject as it is compared with others: NFC, blanks collapsed, letter case aside. "Re:" makes another one. */
export function normalizedSubject(subject: string): string {
  return subject.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();
}
