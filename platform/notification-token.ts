import { createSealedClaims } from './sealed-claims.js';

/** Which mails a person unsubscribes from, in one workspace. */
export interface NotificationClaim {
  workspace_id: string;
  user_id: string;
  kind: string;
}

export interface NotificationTokens {
  sign(claim: NotificationClaim): string;
  /** Null for what was not signed here. */
  read(token: string): NotificationClaim | null;
}

/** The links with which people unsubscribe from mails of the platform, as in unsubscribe-token.ts. */
export function createNotificationTokens(secret: string): NotificationTokens {
  const claims = createSealedClaims(secret, 'notification');
  return {
    // As JSON: ids may hold any character.
    sign: ({ workspace_id, user_id, kind }) => claims.seal(JSON.stringify([workspace_id, user_id, kind])),
    read(token) {
      const text = claims.open(token);
      const parts: unknown = text === null ? null : JSON.parse(text);
      if (!Array.isArray(parts)) return null;
      const [workspace_id, user_id, kind]: unknown[] = parts;
      if (typeof workspace_id !== 'string' || typeof user_id !== 'string' || typeof kind !== 'string') return null;
      return { workspace_id, user_id, kind };
    },
  };
}
