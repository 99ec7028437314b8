/** For what is not there, or is somebody else's. */
export function MissingPage() {
  return (
    <>
      <h1>Not found</h1>
      <p>
        There is nothing here. <a href="/app">Go to your sites</a>.
      </p>
    </>
  );
}
