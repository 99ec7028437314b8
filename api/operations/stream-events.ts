import type { Request, Response } from 'express';
import { isFinished, type Operation, type OperationEvent } from '../../domain/operations/operations.js';
import type { OperationsRepository } from '../../store/operations/operations.js';

/** Proxies cut lines that are silent for long; a comment is no event. */
const HEARTBEAT_MS = 15_000;
const BATCH = 500;
/** Who loses access to the operation loses its stream, too. */
const ACCESS_CHECK_MS = 5_000;
/** The record and its final event are two writes: the event may be this much later. */
const FINAL_LAG_MS = 2_000;

type Events = Pick<OperationsRepository, 'find' | 'eventsAfter' | 'nextChange'>;

/**
 * Server-sent events of one operation from the store, so that any API process can serve them and a lost connection
 * continues where it broke (`Last-Event-ID`). Ends after the final event, and when the caller no longer has access.
 */
export async function streamEvents(
  operations: Events,
  req: Pick<Request, 'get'>,
  res: Response,
  operation: Operation,
  hasAccess: () => Promise<boolean> = () => Promise.resolve(true),
): Promise<void> {
  res.status(200).set({
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-cache',
    'X-Accel-Buffering': 'no',
  });
  res.flushHeaders();
  res.write('retry: 2000\n\n');
  let lastSeq = readLastEventId(req.get('last-event-id'));
  let lastWriteMs = Date.now();
  let lastCheckMs = Date.now();
  const closing = new AbortController();
  res.on('close', () => closing.abort());

  let isNews = true;
  while (!closing.signal.aborted) {
    if (Date.now() - lastCheckMs >= ACCESS_CHECK_MS) {
      if (!(await hasAccess())) break;
      lastCheckMs = Date.now();
    }
    if (isNews) {
      const current = await operations.find(operation.user_id, operation.id);
      const events = await operations.eventsAfter(operation.user_id, operation.id, lastSeq, BATCH);
      for (const event of events) {
        res.write(`id: ${event.seq}\n${showEvent(event)}`);
        lastSeq = event.seq;
        lastWriteMs = Date.now();
      }
      if (!current || events.some(isFinal)) break;
      if (events.length === 0 && (await isOver(operations, res, current, lastSeq))) break;
      if (events.length === BATCH) continue;
    }
    if (Date.now() - lastWriteMs >= HEARTBEAT_MS) {
      res.write(': still here\n\n');
      lastWriteMs = Date.now();
    }
    isNews = await operations.nextChange(operation.user_id, operation.id, {
      isNews: (state) => state === null || state.event_seq > lastSeq || isFinished(state.status),
      withinMs: ACCESS_CHECK_MS,
      signal: closing.signal,
    });
  }
  res.end();
}

/**
 * True when nothing more will come. A final event that was lost with a process, or is too old to be kept, is made up
 * from the record; without an id, since it has none in the store.
 */
async function isOver(operations: Events, res: Response, current: Operation, lastSeq: number): Promise<boolean> {
  if (!isFinished(current.status)) return false;
  const [seen] = await operations.eventsAfter(current.user_id, current.id, lastSeq - 1, 1);
  if (seen?.seq === lastSeq && isFinal(seen)) return true;
  if (Date.now() - Date.parse(current.finished_at ?? current.created_at) < FINAL_LAG_MS) return false;
  const { status, error } = current;
  const event = status === 'completed' || status === 'cancelled' ? status : 'failed';
  res.write(showEvent({ event, data: { status, error } }));
  return true;
}

function showEvent({ event, data }: Pick<OperationEvent, 'event' | 'data'>): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

function isFinal({ event }: Pick<OperationEvent, 'event'>): boolean {
  return event !== 'progress';
}

function readLastEventId(header: string | undefined): number {
  return /^\d{1,15}$/.test(header ?? '') ? Number(header) : 0;
}
