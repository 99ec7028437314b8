import type { Grant } from '../../../domain/workspaces/membership.js';
import { ROLES } from '../../../domain/workspaces/role.js';
import { Field } from '../parts/field.js';
import { SelectField } from '../parts/select-field.js';
import { ROLE_NAMES, ROLE_TEXTS } from './role-words.js';

export interface GrantFieldsProps {
  /** Distinguishes fields of the same name on one page. */
  of: string;
  grant: Grant;
  /** Only owners make owners. */
  isOwner: boolean;
}

/** Role, right to send and sites of a member or an invitation. */
export function GrantFields({ of, grant, isOwner }: GrantFieldsProps) {
  const roles = ROLES.filter((role) => isOwner || role !== 'owner');
  const options = roles.map((role) => ({ value: role, title: `${ROLE_NAMES[role]}: ${ROLE_TEXTS[role]}` }));
  const sendId = `field-${of}can_send`;
  return (
    <>
      <SelectField of={of} name="role" label="Role" options={options} value={grant.role} />
      <div class="field">
        <label for={sendId}>
          <input id={sendId} type="checkbox" name="can_send" checked={grant.can_send} /> Editors only: may send email
        </label>
      </div>
      <Field
        of={of}
        name="sites"
        label="Client guests only: sites"
        kind="list"
        sendsEmpty
        value={grant.sites.join('\n')}
        hint="One per line, for example client.example"
      />
    </>
  );
}
