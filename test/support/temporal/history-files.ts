import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type History, historyToJSON } from '@temporalio/common/lib/proto-utils.js';
import { projectRoot } from '../project-root.js';

/** As `temporal workflow show --output json` writes it; only what is read here is named. */
export interface RecordedHistory {
  events: RecordedEvent[];
}

interface RecordedEvent {
  eventType: string;
  workflowExecutionStartedEventAttributes?: { workflowId?: string; workflowType: { name: string } };
  activityTaskScheduledEventAttributes?: { activityType: { name: string } };
}

export interface HistoryFile {
  /** `<workflow type>.<n>.json` */
  name: string;
  workflowType: string;
  workflowId: string;
  history: RecordedHistory;
}

export const HISTORY_FOLDER = join(projectRoot, 'test/histories');

/** `<process>@<host>`, which workers sign their work with and name their own queues after. */
const WORKER_NAME = /\d+@[^"]+/g;
/** Of failures: where the code lay that failed. Nothing that a replay looks at. */
const STACK_TRACE = /"stackTrace":\s*"(?:[^"\\]|\\.)*"/g;
const SECRET_NAME = /password|passwd|secret|token|authorization|cookie|api_?key|private_?key/i;

export function readHistories(): HistoryFile[] {
  if (!existsSync(HISTORY_FOLDER)) return [];
  return readdirSync(HISTORY_FOLDER)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => describeHistory(name, JSON.parse(readFileSync(join(HISTORY_FOLDER, name), 'utf8'))));
}

/**
 * Writes a history that tells nothing of the machine it ran on.
 * @returns the name of its file: the workflow's type and the next free number
 * @throws Error when something that is named like a secret is in it
 */
export function saveHistory(history: History, folder = HISTORY_FOLDER): string {
  const recorded: RecordedHistory = JSON.parse(
    historyToJSON(history).replaceAll(WORKER_NAME, 'worker').replaceAll(STACK_TRACE, '"stackTrace":""'),
  );
  const suspicious = [...secretNamesIn(recorded)];
  if (suspicious.length > 0) throw new Error(`This history may hold secrets: ${suspicious.join(', ')}`);
  const { workflowType } = describeHistory('', recorded);
  mkdirSync(folder, { recursive: true });
  let number = 1;
  while (existsSync(join(folder, `${workflowType}.${number}.json`))) number++;
  const name = `${workflowType}.${number}.json`;
  writeFileSync(join(folder, name), `${JSON.stringify(recorded, null, 2)}\n`);
  return name;
}

function describeHistory(name: string, history: RecordedHistory): HistoryFile {
  const started = history.events[0]?.workflowExecutionStartedEventAttributes;
  if (!started) throw new Error(`${name || 'The history'} does not begin with the start of a workflow`);
  return { name, history, workflowType: started.workflowType.name, workflowId: started.workflowId ?? name };
}

/** Names of fields, inside of payloads too, that sound like secrets. */
export function secretNamesIn(value: unknown): Set<string> {
  const names = new Set<string>();
  const look = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    for (const [name, inner] of Object.entries(part)) {
      // `taskToken` and the like of the protocol never reach a history; what is found here is data.
      if (SECRET_NAME.test(name)) names.add(name);
      look(name === 'data' && typeof inner === 'string' ? decode(inner) : inner);
    }
  };
  look(value);
  return names;
}

/** The data of a payload; null when it is no JSON. */
function decode(base64: string): unknown {
  try {
    return JSON.parse(Buffer.from(base64, 'base64').toString('utf8'));
  } catch {
    return null;
  }
}
