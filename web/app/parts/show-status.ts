/** The HTTP status of a URL as a cell: 0 without a response, null when it was not requested. */
export function showStatus(status: number | null): string {
  if (status === null) return 'not requested';
  return status === 0 ? 'no response' : String(status);
}
