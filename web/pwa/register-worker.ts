/** Lets the browser keep the page for the time without a connection. One that cannot is left alone. */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.register('/service-worker.js').catch((error: unknown) => {
    console.warn('the page without connection could not be kept', error)
  })
}
