// Waits for what the API has only accepted, and says in words what came of it.

import { callApi, nameMailbox } from './call-api.js';
import { writeCount } from './write-count.js';

export interface StartedOperation {
  status: string;
  progress: { message: string };
  links: { self: string; result: string };
}

interface PollResult {
  replies_found: number;
  failed: number;
  errors: { mailbox: string; detail: string }[];
}

const LOOK_AGAIN_MS = 1_500;
const UNDER_WAY = ['queued', 'running'];

/** Polls until the operation has ended. `show` gets how far it is. @throws Error when it failed */
export async function awaitOperation<Result>(
  operation: StartedOperation,
  show: (text: string) => void,
): Promise<Result> {
  let current = operation;
  while (UNDER_WAY.includes(current.status)) {
    show(`${current.progress.message} …`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    current = await callApi(`GET ${operation.links.self}`);
  }
  return callApi(`GET ${operation.links.result}`);
}

const counted = (count: number, one: string, many: string) =>
  `${count === 0 ? 'No' : writeCount(count)} ${count === 1 ? one : many}`;

/** What people want to know of a reading of mailboxes, and whether the page has more to show since. */
export function describePoll({ replies_found, failed, errors }: PollResult): { text: string; hasNews: boolean } {
  const lines = [
    `${counted(replies_found, 'new reply', 'new replies')}.`,
    ...(failed === 0 ? [] : [`${counted(failed, 'message', 'messages')} could not be read.`]),
    ...errors.map(nameMailbox),
  ];
  return { text: lines.join('\n'), hasNews: replies_found > 0 };
}

export type { PollResult };
