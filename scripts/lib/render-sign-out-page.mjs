/**
 * Ends the session without a question where scripts run: whoever comes here has pressed "Sign out" already.
 * @param {string} form the provider's own, without a button; its id is op.logoutForm
 * @returns {string} HTML
 */
export function renderSignOutPage(form) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sign out (development)</title>
<style>:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; } main { max-width: 20rem; margin: 12vh auto; }</style>
</head>
<body>
<main>
<h1>Sign out</h1>
${form}
<button type="submit" form="op.logoutForm" name="logout" value="yes">Sign out</button>
</main>
<script>document.querySelector('button').click();</script>
</body>
</html>
`;
}
