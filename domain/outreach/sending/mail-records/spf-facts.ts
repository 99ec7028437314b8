/** What DNS says of the SPF record of a domain and of those it points to. */
export interface SpfFacts {
  /** The domain's own; receivers follow it only if there is one. */
  records: string[];
  /** That a receiver would have to make (RFC 7208 4.6.4), counted up to one more than are allowed. */
  lookups: number;
  /** Names that the record includes or redirects to, directly or behind others. */
  included: string[];
  /** Look-ups of "a" and "mx" that found nothing, by the term of the domain's own record that leads to them. */
  voids: string[];
  /** What is wrong with a record behind the first, and the term of the own record that leads there. */
  fault: { detail: string; term: string } | null;
  /** A name server did not answer, so that something could not be seen. */
  isSilent: boolean;
}
