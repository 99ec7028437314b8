import { renderDevelopmentPage } from './render-development-page.mjs';

const STYLE = `  label, select, input, button { display: block; width: 100%; box-sizing: border-box; font: inherit; }
  input, select, button { margin: 0.25rem 0 1rem; padding: 0.5rem; }
`;

/**
 * @param {{ plans: string[], complaint: string | undefined }} content fixed texts only: nothing a visitor typed is shown
 * @returns {string} HTML
 */
export function renderSignInPage({ plans, complaint }) {
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
<button>Sign in</button>
</form>`,
  });
}
