/** Under which the access data of a site's scheduled audits are kept, sealed, as long as the schedule has them. */
export function scheduleAccessId(siteId: string): string {
  return `access:schedule:${siteId}`;
}
