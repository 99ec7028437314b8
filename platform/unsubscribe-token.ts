import { createHmac, timingSafeEqual } from 'node:crypto';

/** Who does not want mail from whom any more, and the attempt whose link it is. */
export interface UnsubscribeClaim {
  user_id: string;
  email: string;
  attempt_id: string;
}

export interface UnsubscribeTokens {
  sign(claim: UnsubscribeClaim): string;
  /** Null for what was not signed here. */
  read(token: string): UnsubscribeClaim | null;
}

/** HMAC-SHA256 over the claim. They do not expire: an old mail's link must work (CAN-SPAM asks for 30 days at least). */
export function createUnsubscribeTokens(secret: string): UnsubscribeTokens {
  const sign = (payload: string): Buffer => createHmac('sha256', secret).update(`unsubscribe\n${payload}`).digest();
  return {
    sign({ user_id, email, attempt_id }) {
      const payload = Buffer.from(JSON.stringify([user_id, email, attempt_id])).toString('base64url');
      return `${payload}.${sign(payload).toString('base64url')}`;
    },
    read(token) {
      const [payload = '', signature = ''] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      const due = sign(payload);
      if (given.length !== due.length || !timingSafeEqual(given, due)) return null;
      const [user_id, email, attempt_id] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as string[];
      return user_id && email && attempt_id ? { user_id, email, attempt_id } : null;
    },
  };
}
