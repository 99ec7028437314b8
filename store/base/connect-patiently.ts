import mongoose from 'mongoose';
import { connectStore } from './connect.js';

export interface ConnectPatience {
  /** The servers that were tried, `host:port` each, without user and password; and why they could not be used. */
  onRetry(servers: readonly string[], error: Error): void;
  /** One search for a server. @default 5000 */
  serverSelectionTimeoutMs?: number;
  /** Between two tries. @default 2000 */
  pauseMs?: number;
}

/**
 * The database may start after its users: retries until it is available.
 * @throws errors that waiting does not change, such as a wrong password
 */
export async function connectStorePatiently(uri: string, patience: ConnectPatience): Promise<mongoose.Connection> {
  const { onRetry, serverSelectionTimeoutMs = 5_000, pauseMs = 2_000 } = patience;
  for (;;) {
    try {
      return await connectStore(uri, { serverSelectionTimeoutMs });
    } catch (error) {
      if (!(error instanceof mongoose.Error.MongooseServerSelectionError)) throw error;
      onRetry(serversOf(uri), error);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}

function serversOf(uri: string): string[] {
  const [authority = ''] = uri.replace(/^mongodb(\+srv)?:\/\//, '').split(/[/?]/);
  return authority.slice(authority.lastIndexOf('@') + 1).split(',');
}
