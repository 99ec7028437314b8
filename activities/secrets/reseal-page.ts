import {
  BOUND,
  SEALED_KINDS,
  type SealedKind,
  type SealedRow,
  sealedPlace,
} from '../../domain/secrets/sealed-kinds.js';
import type { SecretsDeps } from './secrets-deps.js';

/** The current place of a walk over all kinds. */
export interface ResealPlace {
  kind: SealedKind;
  /** Where the page before has ended; null before the first of this kind. */
  after: string | null;
}

export interface ResealPage {
  kind: SealedKind;
  resealed: number;
  /** Sealed with a key that is not there any more. */
  lost: number;
  /** Null at the end of the last kind. */
  next: ResealPlace | null;
}

const PAGE = 100;

/**
 * Seals again with the current key, so that an old key can be removed from ENCRYPTION_KEYS, and binds to its place what
 * was sealed before places were bound. Each text is a separate step: if interrupted it continues with those that are
 * left, and a second run finds none. A text that was replaced meanwhile is left as it is. Begins with the first kind
 * when no place is given.
 */
export async function resealPage(deps: SecretsDeps, place: ResealPlace | null): Promise<ResealPage> {
  const { kind, after } = place ?? { kind: SEALED_KINDS[0], after: null };
  const { keyId } = deps.secrets;
  if (keyId === null) return { kind, resealed: 0, lost: 0, next: null };
  const { items, next } = await deps.sealedSecrets.sealedOtherwise(kind, keyId, after, PAGE);
  const page: ResealPage = { kind, resealed: 0, lost: 0, next: placeAfter(kind, next) };
  for (const row of items) {
    for (const field of Object.keys(row.sealed)) {
      const text = resealed(deps, kind, row, field);
      if (text === null) page.lost += 1;
      else if (await deps.sealedSecrets.replace(kind, row, field, text)) page.resealed += 1;
    }
  }
  return page;
}

function placeAfter(kind: SealedKind, after: string | null): ResealPlace | null {
  if (after !== null) return { kind, after };
  const following = SEALED_KINDS[SEALED_KINDS.indexOf(kind) + 1];
  return following === undefined ? null : { kind: following, after: null };
}

/** Null when it can't be opened; its next reader gets the reason. */
function resealed({ secrets }: SecretsDeps, kind: SealedKind, row: SealedRow, field: string): string | null {
  const place = sealedPlace(kind, row, field);
  const sealed = row.sealed[field] ?? '';
  try {
    return BOUND[kind] === 'since'
      ? secrets.bind(secrets.openBound(sealed, place), place)
      : secrets.seal(secrets.open(sealed, place), place);
  } catch {
    // Its key is not among ours, or it was changed: counted as lost in the result of the workflow.
    return null;
  }
}
