// Runs in the browser, on /docs. Adds the CSRF token to calls that the session cookie signs.
async function addCsrfToken(request) {
  const method = (request.method ?? 'GET').toUpperCase();
  if (method === 'GET' || request.headers?.Authorization) return request;
  const session = await fetch('/auth/session').then((answer) => answer.json());
  if (session.csrf_token) request.headers['X-CSRF-Token'] = session.csrf_token;
  return request;
}

window.SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#operations',
  deepLinking: true,
  // The validator badge is an image from another site.
  validatorUrl: null,
  requestInterceptor: addCsrfToken,
});
