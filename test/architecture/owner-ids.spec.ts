import { expect } from 'chai';
import type { OperationRef } from '../../domain/operations/operation-ref.js';
import type { UserId } from '../../domain/workspaces/user-id.js';
import type { RunSiteTaskInput } from '../../workflows/sites/contract/site-tasks.js';
import { expectNone } from '../support/expect-none.js';
import { projectFiles, readProjectFile } from '../support/project-files.js';

/** A field or argument that names the owner of records, and would take the id of a person. */
const ANY_TEXT = /\b(?:user_id|userId)\??: string\b/;

describe('[U] owners of records in activities and workflows', () => {
  it('are of a type that refuses the id of a person', () => {
    const files = ['activities', 'workflows'].flatMap((folder) => projectFiles(folder, '.ts'));
    const offences = files.filter((file) => ANY_TEXT.test(readProjectFile(file)));
    expectNone(offences, 'Files whose user_id or userId takes any text: make it an OwnerId, or the UserId of a person');
  });

  it('make the compiler refuse a person where a workspace is meant', () => {
    const person: UserId = 'sam';
    // @ts-expect-error a person owns nothing
    const operation: OperationRef = { id: 'a', user_id: person };
    // @ts-expect-error a person owns nothing
    const task: RunSiteTaskInput = { user_id: person, site_id: 'a', task: 'audit' };
    expect([operation.user_id, task.user_id]).to.deep.equal(['sam', 'sam']);
  });
});
