import { type Client, isGrpcServiceError, NamespaceNotFoundError, ServiceError } from '@temporalio/client';
import { DomainError } from '../domain/base/errors.js';

/** Calls to Temporal give up after this, so that an outage there does not hold requests here. */
const DEADLINE_MS = 5_000;
/** gRPC's INVALID_ARGUMENT: the server is there and refuses this very call. */
const REFUSED = 3;

export type GatewayCall = <Result>(call: () => Promise<Result>, deadlineMs?: number) => Promise<Result>;

/** Calls of Temporal within a time. @throws DomainError dependency_unavailable when it is not reachable */
export function createGatewayCall(client: Client): GatewayCall {
  return async (call, deadlineMs = DEADLINE_MS) => {
    try {
      return await client.withDeadline(Date.now() + deadlineMs, call);
    } catch (error) {
      if (isOutage(error)) throw new DomainError('dependency_unavailable', 'Temporal is not reachable', true);
      throw error;
    }
  };
}

function isOutage(error: unknown): boolean {
  if (error instanceof NamespaceNotFoundError) return true;
  return error instanceof ServiceError && !(isGrpcServiceError(error.cause) && error.cause.code === REFUSED);
}
