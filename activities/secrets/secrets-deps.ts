import type { SealedSecretsRepository } from '../../store/secrets/sealed-secrets.js';

export interface SecretsDeps {
  sealedSecrets: SealedSecretsRepository;
  secrets: {
    /** Id of the key that seals now; null where none is set. */
    keyId: string | null;
    seal(text: string, place?: string): string;
    /** @throws Error when the key is gone, or text or place were changed */
    open(sealed: string, place?: string): string;
    /** For kinds that were not always bound to a place: see platform/secrets. */
    bind(text: string, place: string): string;
    openBound(sealed: string, place: string): string;
  };
}
