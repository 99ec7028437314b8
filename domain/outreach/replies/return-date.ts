export function findReturnDate(_text: string, _date: string | null): string | null {
  return null;
}
