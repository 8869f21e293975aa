/** The last resort: shown where not even the words of the site could be loaded, so it brings its own. */
export function BrokenPage() {
  return (
    <main>
      <title>Something went wrong on our side</title>
      <h1>Something went wrong on our side</h1>
      <p>Your money is safe. Reload the page, or try again in a minute.</p>
      <p>
        <a href="/">Back to home</a>
      </p>
    </main>
  )
}
