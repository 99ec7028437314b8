/**
 * @param {{ plans: string[], complaint: string | undefined }} content fixed texts only: nothing a visitor typed is shown
 * @returns {string} HTML
 */
export function renderSignInPage({ plans, complaint }) {
  const options = plans.map((plan) => `<option${plan === 'enterprise' ? ' selected' : ''}>${plan}</option>`).join('');
  const alert = complaint === undefined ? '' : `<p role="alert">${complaint}</p>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sign in (development)</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  main { max-width: 20rem; margin: 12vh auto; padding: 0 1rem; }
  label, select, input, button { display: block; width: 100%; box-sizing: border-box; font: inherit; }
  input, select, button { margin: 0.25rem 0 1rem; padding: 0.5rem; }
</style>
</head>
<body>
<main>
<h1>Sign in</h1>
<p>Development only: any name will do, and nobody asks for a password.</p>
${alert}
<form method="post">
<label for="user">User name</label>
<input id="user" name="user" autocomplete="username" maxlength="100" required autofocus>
<label for="plan">Plan</label>
<select id="plan" name="plan">${options}</select>
<button>Sign in</button>
</form>
</main>
</body>
</html>
`;
}
