/** Says how high the content is, in CSS pixels, now and whenever it changes; several changes of one picture once. */
export function followSize(tell: (height: number) => void): () => void {
  let told = 0
  let isDue = false
  const measure = () => {
    isDue = false
    const height = Math.ceil(document.body.getBoundingClientRect().height)
    if (height === told || height === 0) return
    told = height
    tell(height)
  }
  const due = () => {
    if (isDue) return
    isDue = true
    requestAnimationFrame(measure)
  }
  new ResizeObserver(due).observe(document.body)
  return () => {
    told = 0
    due()
  }
}
