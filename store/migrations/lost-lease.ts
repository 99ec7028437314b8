/** Another process has taken over: it goes on from the last checkpoint. */
export class LostLease extends Error {
  override name = 'LostLease';
}
