import type { Operation } from '../../../domain/operations/operations.js';
import { Foreign } from '../../report/parts/foreign.js';
import { OPERATION_TITLES } from './operation-titles.js';

/** What an operation is and what it is for, such as "Quick audit for shop.example". */
export function OperationName({ operation: { type, site } }: { operation: Pick<Operation, 'type' | 'site'> }) {
  return (
    <>
      {OPERATION_TITLES[type]}
      {site !== '' && type !== 'poll_replies' && (
        <>
          {' for '}
          <Foreign text={site} max={80} />
        </>
      )}
    </>
  );
}
