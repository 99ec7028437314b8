import type { Request, Response } from 'express';
import { isFinished, type Operation } from '../domain/operations.js';
import type { OperationsRepository } from '../store/repositories/operations.js';

const POLL_MS = 400;
/** Proxies cut lines that are silent for long; a comment is no event. */
const HEARTBEAT_MS = 15_000;

/**
 * Server-sent events of one operation from the store, so that any API process can serve them and a lost connection
 * goes on where it broke (`Last-Event-ID`). Ends after the final event.
 */
export async function streamEvents(operations: OperationsRepository, req: Request, res: Response, operation: Operation): Promise<void> {
  res.status(200).set({ 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-cache', 'X-Accel-Buffering': 'no' });
  res.flushHeaders();
  res.write('retry: 2000\n\n');
  let lastSeq = readLastEventId(req.get('last-event-id'));
  let lastWriteMs = Date.now();
  let gone = false;
  res.on('close', () => {
    gone = true;
  });

  while (!gone) {
    // Read the record first: when it is finished, the events read after it are complete.
    const current = await operations.find(operation.user_id, operation.id);
    for (const event of await operations.eventsAfter(operation.user_id, operation.id, lastSeq)) {
      res.write(`id: ${event.seq}\nevent: ${event.event}\ndata: ${JSON.stringify(event.data)}\n\n`);
      lastSeq = event.seq;
      lastWriteMs = Date.now();
    }
    if (!current || isFinished(current.status)) break;
    if (Date.now() - lastWriteMs >= HEARTBEAT_MS) {
      res.write(': still here\n\n');
      lastWriteMs = Date.now();
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  res.end();
}

function readLastEventId(header: string | undefined): number {
  return /^\d{1,15}$/.test(header ?? '') ? Number(header) : 0;
}
