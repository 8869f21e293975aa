import { type ComponentType, useRef, useState } from 'react'
import type { FormHold } from '../use-exchange-form.ts'
import type { CoinPickerProps } from './coin-picker.tsx'

/** A second click that was meant for opening does not close again (CALC-22). */
const DEAF_MILLISECONDS = 200

/** The list of coins, fetched at the first sign that it will be wanted: it is heavier than the form itself. */
export function useCoinPicker({ refreshCoins }: Pick<FormHold, 'refreshCoins'>) {
  const [picker, setPicker] = useState<ComponentType<CoinPickerProps> | null>(null)
  const [isOpen, setOpen] = useState(false)
  const toggledAt = useRef(Number.NEGATIVE_INFINITY)

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
    toggledAt.current = performance.now()
    setOpen(true)
    void prepare()
    void refreshCoins()
  }

  function close(isChosen: boolean) {
    if (!isChosen && performance.now() - toggledAt.current < DEAF_MILLISECONDS) return
    toggledAt.current = performance.now()
    setOpen(false)
  }

  return { picker, isOpen, prepare: () => void prepare(), open, close }
}
