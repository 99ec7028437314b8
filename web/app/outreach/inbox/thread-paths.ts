/** Of a thread in the API. */
export function threadApiPath(id: string): string {
  return `/api/v1/backlink-outreach/inbox/${id}`;
}
