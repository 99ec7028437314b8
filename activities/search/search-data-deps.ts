import type { ReportError } from '../../domain/base/report-error.js';
import type { OAuthClient } from '../../domain/oauth/oauth-client.js';
import type { TokenSeal } from '../../domain/oauth/ports.js';
import type { AccessTokens } from '../../domain/search/access-tokens.js';
import type { Platform } from '../../domain/search/connection.js';
import type { SearchConsolePort } from '../../domain/search/search-console-port.js';
import type { ArtifactsRepository } from '../../store/artifacts/artifacts.js';
import type { ConnectRequestsRepository } from '../../store/search/connect-requests.js';
import type { ConnectionSweepsRepository } from '../../store/search/connection-sweeps.js';
import type { ConnectionsRepository } from '../../store/search/connections.js';
import type { AnalyticsClient } from './providers/analytics-client.js';
import type { WebmasterClient } from './providers/webmaster-client.js';

export interface SearchDataDeps {
  searchConsole: SearchConsolePort;
  analytics: AnalyticsClient;
  webmaster: WebmasterClient;
  tokens: AccessTokens;
  /** Null where this installation has no client at the provider. */
  oauth(platform: Platform): OAuthClient | null;
  /** The scope that is requested from a platform. */
  scopeOf(platform: Platform): string;
  secrets: TokenSeal;
  connections: ConnectionsRepository;
  connectionSweeps: ConnectionSweepsRepository;
  connectRequests: Pick<ConnectRequestsRepository, 'take' | 'removeAll'>;
  artifacts: Pick<ArtifactsRepository, 'get' | 'put'>;
  reportError: ReportError;
  now(): Date;
}
