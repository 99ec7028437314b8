/** The HTTP status of a URL as a cell: 0 without a response, null when it was not requested. */
export function showStatus(status: number | null): string {
  if (status === null) return 'Not requested';
  return status === 0 ? 'No response' : String(status);
}
