import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { AccessToken } from '../../../domain/oauth/sealed-tokens.js';
import type { MailTokens } from '../../../domain/outreach/sending/mail-ports.js';

/** What went wrong while tokens were fetched; the server was not asked, or has refused the one before. */
export interface TokenFailure {
  error: unknown;
}

/**
 * The mechanism XOAUTH2 of Google and Microsoft: the token is on the AUTH line. A refusal with details comes as a
 * challenge (334) that an empty line answers; then comes the refusal itself. A refused token is renewed once, by the
 * store's lease, since it may have ended a moment ago; nodemailer's own renewal would ask in each process.
 * @param onTokenFailure called before the sign-in fails for lack of a token
 */
export function xoauth2Handler(
  username: string,
  tokens: MailTokens,
  signal: AbortSignal,
  onTokenFailure: (failure: TokenFailure) => void,
): (context: SMTPConnection.CustomAuthenticationContext) => Promise<boolean> {
  return async ({ sendCommand }) => {
    const fetch = (token: Promise<AccessToken>): Promise<AccessToken> =>
      token.catch((error: unknown) => {
        onTokenFailure({ error });
        throw error instanceof Error ? new Error(error.message) : new Error('No access token');
      });
    const attempt = async ({ token }: AccessToken): Promise<boolean> => {
      const said = await sendCommand(`AUTH XOAUTH2 ${buildXOAuth2(username, token)}`);
      const { status } = said.status === 334 ? await sendCommand('') : said;
      return status === 235;
    };
    const first = await fetch(tokens.get(signal));
    if (await attempt(first)) return true;
    if (await attempt(await fetch(tokens.renew(first, signal)))) return true;
    throw new Error('The sign-in was refused');
  };
}

/** "user=" name ^A "auth=Bearer " token ^A ^A, in base64 (Google: XOAUTH2 mechanism; the same at Microsoft). */
export function buildXOAuth2(username: string, token: string): string {
  return Buffer.from(`user=${username}\x01auth=Bearer ${token}\x01\x01`, 'utf8').toString('base64');
}
