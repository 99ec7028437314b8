/** Another process has the lease: it continues from the last checkpoint. */
export class LostLease extends Error {
  override name = 'LostLease';
}
