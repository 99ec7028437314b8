import type { OwnerId } from '../workspaces/owner-id.js';
import type { Platform } from './connection.js';
import type { RawRequest } from './raw-rows.js';

/** What is done with a platform of search data: of its workflows and of the activities that do their work alike. */

export interface ConnectPlatformInput {
  user_id: OwnerId;
  platform: Platform;
  /** Of the record that holds the code and its verifier, sealed: neither travels with the workflow. */
  request_id: string;
}

export interface DisconnectPlatformInput {
  user_id: OwnerId;
  platform: Platform;
}

export interface CollectRawRowsInput {
  user_id: OwnerId;
  request: RawRequest;
}

export interface ListPropertiesInput {
  user_id: OwnerId;
  platform: Platform;
}
