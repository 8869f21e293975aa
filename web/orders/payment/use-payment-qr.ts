import { useEffect, useState } from 'react'

/**
 * The SVG of a payment URI: the one that came with the page, or, where the order asks for a payment only since, one drawn
 * here by a script that is loaded for it. Null until it is there.
 */
export function usePaymentQr(uri: string, rendered: string | null): string | null {
  const [drawn, setDrawn] = useState<{ readonly uri: string; readonly svg: string } | null>(null)
  const [renderedFor] = useState(uri)
  const known = rendered !== null && renderedFor === uri ? rendered : null
  useEffect(() => {
    if (known !== null) return
    let isOver = false
    import('../../parts/draw-qr.ts')
      .then(({ drawQr }) => drawQr(uri))
      .then((svg) => {
        if (!isOver) setDrawn({ uri, svg })
      })
      // Amount and address stand beside it: the code is a convenience.
      .catch(() => {})
    return () => {
      isOver = true
    }
  }, [uri, known])
  return known ?? (drawn?.uri === uri ? drawn.svg : null)
}
