import { type ComponentType, useRef, useState } from 'react'
import type { FormHold } from '../use-exchange-form.ts'
import type { CoinPickerProps } from './coin-picker.tsx'

/** A second click that was meant for opening does not close again (CALC-22). */
const DEAF_MILLISECONDS = 200

/**
 * The list of coins, fetched with its code at the first sign that it will be wanted: together they are heavier than the
 * form itself.
 */
export function useCoinPicker({ coinList }: Pick<FormHold, 'coinList'>) {
  const [picker, setPicker] = useState<ComponentType<CoinPickerProps> | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const toggledAt = useRef(Number.NEGATIVE_INFINITY)

  async function loadPicker() {
    if (picker !== null) return
    try {
      const { CoinPicker } = await import('./coin-picker.tsx')
      setPicker(() => CoinPicker)
    } catch {
      // Offline: the next hover, focus or click tries again.
      setOpen(false)
    }
  }

  async function complete() {
    setFailed(false)
    setFailed(!(await coinList.complete()))
  }

  function prepare() {
    void loadPicker()
    if (!coinList.isWhole()) void complete()
  }

  function open() {
    toggledAt.current = performance.now()
    setOpen(true)
    prepare()
    void coinList.refresh()
  }

  function close(isChosen: boolean) {
    if (!isChosen && performance.now() - toggledAt.current < DEAF_MILLISECONDS) return
    toggledAt.current = performance.now()
    setOpen(false)
  }

  const list = coinList.isWhole() ? 'whole' : hasFailed ? 'failed' : 'on its way'
  return { picker, list, isOpen, prepare, open, close, retry: () => void complete() } as const
}
