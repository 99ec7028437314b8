// Waits for what the API has only accepted, and says in words what came of it.

import { callApi, nameMailbox } from './call-api.js';

const LOOK_AGAIN_MS = 1_500;
const UNDER_WAY = ['queued', 'running'];

/** Asks until the operation has ended. `tell` is told how far it is. @throws Error when it failed */
export async function followOperation(operation, tell) {
  let current = operation;
  while (UNDER_WAY.includes(current.status)) {
    tell(`${current.progress.message} …`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    current = await callApi(`GET ${operation.links.self}`);
  }
  return callApi(`GET ${operation.links.result}`);
}

const counted = (count, one, many) => `${count === 0 ? 'No' : count} ${count === 1 ? one : many}`;

/** By data-follow: what people want to know of a result, and whether the page has more to show since. */
export const TOLD = {
  poll({ replies_found, failed, errors }) {
    const lines = [
      `${counted(replies_found, 'new reply', 'new replies')}.`,
      ...(failed === 0 ? [] : [`${counted(failed, 'message', 'messages')} could not be read.`]),
      ...errors.map(nameMailbox),
    ];
    return { text: lines.join('\n'), hasNews: replies_found > 0 };
  },
};
