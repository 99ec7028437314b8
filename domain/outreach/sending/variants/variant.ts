/** A is the email of the queue; the others are what it is tested against. */
export const VARIANT_KEYS = ['A', 'B', 'C', 'D'] as const;
export type VariantKey = (typeof VARIANT_KEYS)[number];

/** Subject and body of a first email, with placeholders. */
export interface Variant {
  key: VariantKey;
  subject: string;
  body: string;
  /** Percent of the leads. */
  share: number;
}

/** Another version as a request has it: what it leaves out is as in A. */
export interface VariantInput {
  subject?: string;
  body?: string;
  share?: number;
}

const ALL = 100;

/**
 * A and the others with their shares; equal ones where none is given, and A has what the others leave.
 * @returns why they cannot be tested where that is so
 */
export function readVariants(
  { subject, body }: Pick<Variant, 'subject' | 'body'>,
  others: readonly VariantInput[],
): { variants: Variant[] } | { problem: string } {
  const given = others.filter(({ share }) => share !== undefined).length;
  if (given > 0 && given < others.length) return { problem: 'Give each version a share, or none of them' };
  const equal = Math.floor(ALL / (others.length + 1));
  const shares = others.map(({ share = equal }) => share);
  const rest = ALL - shares.reduce((sum, share) => sum + share, 0);
  if (rest < 1) return { problem: 'The shares leave nothing for the email itself: together they are 99 at most' };
  const versions = [{ subject, body }, ...others.map((other) => ({ subject, body, ...other }))];
  const variants = versions.flatMap((version, index): Variant[] => {
    const key = VARIANT_KEYS[index];
    const share = index === 0 ? rest : shares[index - 1];
    return key === undefined || share === undefined
      ? []
      : [{ key, subject: version.subject, body: version.body, share }];
  });
  const texts = new Set(variants.map((each) => JSON.stringify([each.subject.trim(), each.body.trim()])));
  if (texts.size < variants.length) return { problem: 'Two versions have the same subject and body' };
  return { variants };
}
