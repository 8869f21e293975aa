import { type ComponentType, useState } from 'react'
import type { CoinPickerProps } from './coin-picker.tsx'

/** The list of coins, fetched at the first sign that it will be wanted: it is heavier than the form itself. */
export function useCoinPicker() {
  const [picker, setPicker] = useState<ComponentType<CoinPickerProps> | null>(null)
  const [isOpen, setOpen] = useState(false)

  async function prepare() {
    if (picker !== null) return
    try {
      const { CoinPicker } = await import('./coin-picker.tsx')
      setPicker(() => CoinPicker)
    } catch {
      // Offline: the next hover, focus or click tries again.
      setOpen(false)
    }
  }

  function open() {
    setOpen(true)
    void prepare()
  }

  return { picker, isOpen, prepare: () => void prepare(), open, close: () => setOpen(false) }
}
