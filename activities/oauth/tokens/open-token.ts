import { DomainError } from '../../../domain/base/errors.js';
import type { TokenSeal } from '../../../domain/oauth/ports.js';

/**
 * Opens a sealed token. A lost key is reported to the user, who may connect again, and to the operator, who may restore
 * it. @throws DomainError dependency_unavailable
 */
export async function openToken(
  secrets: Pick<TokenSeal, 'open'>,
  sealed: string,
  place: string,
  note: (reason: string) => Promise<void>,
): Promise<string> {
  try {
    return secrets.open(sealed, place);
  } catch (error) {
    const isLost = error instanceof Error && error.name === 'LostKeyError';
    const reason = isLost
      ? 'The key that this access is encrypted with is not among ENCRYPTION_KEYS: put it back, or connect again'
      : 'What is stored of this access cannot be read: connect again';
    await note(reason);
    throw new DomainError('dependency_unavailable', reason);
  }
}
