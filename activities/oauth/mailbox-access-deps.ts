import type { ReportError } from '../../domain/base/report-error.js';
import type { OAuthClient } from '../../domain/oauth/oauth-client.js';
import type { TokenSeal } from '../../domain/oauth/ports.js';
import type { MailOAuthSettings } from '../../domain/outreach/sending/mail-oauth-settings.js';
import type { MailProvider } from '../../domain/outreach/sending/mail-provider.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { FollowUpsRepository } from '../../store/outreach/sending/follow-ups.js';
import type { MailboxGrantsRepository } from '../../store/outreach/sending/mailbox-grants.js';
import type { SendersRepository } from '../../store/outreach/sending/senders.js';
import type { ConnectRequestsRepository } from '../../store/search/connect-requests.js';

export interface MailboxAccessDeps {
  grants: MailboxGrantsRepository;
  senders: Pick<SendersRepository, 'find' | 'update' | 'setPause'>;
  followUps: Pick<FollowUpsRepository, 'release'>;
  connectRequests: Pick<ConnectRequestsRepository, 'take'>;
  secrets: TokenSeal;
  /** Null where this installation has no client at the provider. */
  oauth(provider: MailProvider): { settings: MailOAuthSettings; client: OAuthClient } | null;
  /** Makes the mailbox's queue check for due mail. */
  wakeSender(userId: OwnerId, senderId: string): Promise<void>;
  reportError: ReportError;
  now(): Date;
}
