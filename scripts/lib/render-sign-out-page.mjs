import { renderDevelopmentPage } from './render-development-page.mjs';

/**
 * Ends the session without asking if scripts run: the user has already pressed "Sign out".
 * @param {string} form the provider's own, without a button; its id is op.logoutForm
 * @returns {string} HTML
 */
export function renderSignOutPage(form) {
  return renderDevelopmentPage({
    title: 'Sign out',
    content: `${form}
<button type="submit" form="op.logoutForm" name="logout" value="yes">Sign out</button>
<script>document.querySelector('button').click();</script>`,
  });
}
