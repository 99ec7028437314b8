import { listOperations } from '../../../api/http/contract/openapi-document.js';
import { plainContract, readContract } from '../contract.js';

interface Answer {
  $ref?: string;
  content?: Record<string, { examples?: Record<string, { $ref?: string; value?: unknown }> }>;
}

/** The recorded answer of an operation of the contract. */
export function readExample(operationId: string): unknown {
  const found = listOperations(readContract()).find(({ operation }) => operation.operationId === operationId);
  for (const answer of Object.values((found?.operation.responses ?? {}) as Record<string, Answer>)) {
    const example = answer.content?.['application/json']?.examples?.[operationId];
    if (example) return 'value' in example ? example.value : follow(example.$ref ?? '');
  }
  throw new Error(`The contract has no example of ${operationId}`);
}

function follow(ref: string): unknown {
  const place = ref.slice(2).split('/');
  return place.reduce((value: Record<string, never>, name) => value[name] ?? {}, plainContract())['value'];
}
