import { writeText } from '../../../domain/base/text/write-text.js';
import { limitBounds, type ProviderLimits } from '../../../domain/outreach/sending/mail-provider.js';
import type { Sender } from '../../../domain/outreach/sending/sender.js';
import { HttpError } from '../../http/http-error.js';

type OwnLimits = Pick<Sender, 'daily_limit' | 'hourly_limit' | 'min_interval_seconds'>;
type LimitFields = Partial<OwnLimits> & { provider_limits?: ProviderLimits };
type LimitChange = { readonly [Limit in keyof OwnLimits]?: number | undefined } & {
  readonly provider_limits?: { readonly [Limit in keyof ProviderLimits]?: number | undefined } | undefined;
};

/** @throws HttpError 422 for a limit above what the provider allows */
export function requireWithin(limits: ProviderLimits, given: Partial<OwnLimits>): void {
  const bounds = limitBounds(limits);
  const { daily_limit = 0, hourly_limit = 0, min_interval_seconds = bounds.min_interval_seconds } = given;
  if (daily_limit > bounds.max_daily)
    throw fault(
      'daily_limit',
      writeText`The provider of this mailbox allows ${bounds.max_daily} emails a day at most`,
      'less_than_equal',
    );
  if (hourly_limit > bounds.max_hourly)
    throw fault(
      'hourly_limit',
      writeText`The provider of this mailbox allows ${bounds.max_hourly} emails an hour at most`,
      'less_than_equal',
    );
  if (min_interval_seconds < bounds.min_interval_seconds)
    throw fault(
      'min_interval_seconds',
      writeText`The provider of this mailbox allows ${limits.per_minute} emails a minute: at least ${bounds.min_interval_seconds} seconds between two`,
      'greater_than_equal',
    );
}

/** Lower ones than before, never higher ones. @throws HttpError 422 */
function readLimits(before: Sender, given: NonNullable<LimitChange['provider_limits']>): ProviderLimits {
  const known = before.provider_limits;
  if (!known) throw fault('provider_limits', 'Only for a mailbox that is connected with a provider', 'value_error');
  const lower = <Limit extends number | null>(
    name: keyof ProviderLimits,
    now: Limit,
    wanted: number | undefined,
  ): Limit | number => {
    if (wanted === undefined) return now;
    if (now !== null && wanted > now)
      throw fault(['provider_limits', name], writeText`It is ${now} now, and can only be lowered`, 'less_than_equal');
    return wanted;
  };
  return {
    per_day: lower('per_day', known.per_day, given.per_day),
    per_minute: lower('per_minute', known.per_minute, given.per_minute),
    connections: lower('connections', known.connections, given.connections),
  };
}

/** What a change makes of the limits of a mailbox at a provider: its own follow where the provider's are lowered. */
export function readLimitChange(before: Sender, body: LimitChange): LimitFields {
  const { provider_limits, daily_limit, hourly_limit, min_interval_seconds } = body;
  const limits = provider_limits === undefined ? (before.provider_limits ?? null) : readLimits(before, provider_limits);
  const named = {
    ...(daily_limit === undefined ? {} : { daily_limit }),
    ...(hourly_limit === undefined ? {} : { hourly_limit }),
    ...(min_interval_seconds === undefined ? {} : { min_interval_seconds }),
  };
  if (limits === null) return named;
  requireWithin(limits, named);
  if (provider_limits === undefined) return named;
  const bounds = limitBounds(limits);
  return {
    provider_limits: limits,
    daily_limit: Math.min(before.daily_limit, bounds.max_daily),
    hourly_limit: Math.min(before.hourly_limit, bounds.max_hourly),
    min_interval_seconds: Math.max(before.min_interval_seconds, bounds.min_interval_seconds),
    ...named,
  };
}

function fault(place: string | string[], msg: string, type: string): HttpError {
  return HttpError.invalidInput({ loc: ['body', ...[place].flat()], msg, type });
}
