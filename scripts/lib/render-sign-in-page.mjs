import { escapeHtml } from './escape-html.mjs';
import { renderDevelopmentPage } from './render-development-page.mjs';

const STYLE = `  label, select, input, button { display: block; width: 100%; box-sizing: border-box; font: inherit; }
  [type=checkbox] { display: inline; width: auto; margin: 0 0.5rem 0 0; }
  fieldset { margin: 0 0 1rem; }
  small { display: block; margin-top: -0.75rem; margin-bottom: 1rem; }
  input:not([type=checkbox]), select, button { margin: 0.25rem 0 1rem; padding: 0.5rem; }
`;

/**
 * @param {{ plans: string[], groups: string[], complaint: string | undefined }} content nothing a visitor typed is shown; groups
 *   are those of the settings
 * @returns {string} HTML
 */
export function renderSignInPage({ plans, groups, complaint }) {
  const options = plans.map((plan) => `<option${plan === 'enterprise' ? ' selected' : ''}>${plan}</option>`).join('');
  const alert = complaint === undefined ? '' : `<p role="alert">${complaint}</p>`;
  return renderDevelopmentPage({
    title: 'Sign in',
    style: STYLE,
    content: `<p>Development only: any name works, without a password.</p>
${alert}
<form method="post">
<label for="user">User name</label>
<input id="user" name="user" autocomplete="username" maxlength="100" required autofocus>
<label for="plan">Plan</label>
<select id="plan" name="plan">${options}</select>
${renderGroups(groups)}
<button>Sign in</button>
</form>`,
  });
}

/** @param {string[]} groups of GROUP_MAPPINGS */
function renderGroups(groups) {
  const boxes = groups.map(
    (group) => `<label><input type="checkbox" name="group" value="${escapeHtml(group)}">${escapeHtml(group)}</label>`,
  );
  const mapped =
    boxes.length === 0 ? '' : `<fieldset><legend>Groups of GROUP_MAPPINGS</legend>${boxes.join('\n')}</fieldset>\n`;
  return `${mapped}<label for="groups">${mapped === '' ? 'Groups' : 'Other groups'}</label>
<input id="groups" name="groups" autocomplete="off" maxlength="1000" aria-describedby="groups-hint">
<small id="groups-hint">Optional, separated by commas. GROUP_MAPPINGS says what they are in which workspace.</small>`;
}
