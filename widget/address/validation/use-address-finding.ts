import { useEffect, useEffectEvent, useState } from 'react'
import type { AddressValue } from '../address-value.ts'
import type { AddressCoin, AddressFinding } from './address-finding.ts'
import type { AddressCalls } from './judge-address.ts'

/** Pause after the last key before the server is asked. */
const SETTLE_MILLISECONDS = 350

const empty: AddressFinding = { state: 'empty' }
const checking: AddressFinding = { state: 'checking' }

/** Judges an address as it is typed (EXCH-02). What is found about an earlier text is dropped. */
export function useAddressFinding(
  { calls }: { readonly calls: AddressCalls },
  question: {
    readonly coin: AddressCoin
    readonly value: AddressValue
    readonly isExtraIdOptional: boolean
  },
): AddressFinding {
  const { coin, value, isExtraIdOptional } = question
  const asked = [coin.ticker, value.text.trim(), value.extraId.trim(), value.noExtraId].join('\n')
  const [known, setKnown] = useState<{ readonly of: string; readonly finding: AddressFinding }>({
    of: '',
    finding: empty,
  })
  const judge = useEffectEvent(
    async (report: (finding: AddressFinding) => void, settle: () => Promise<void>) => {
      if (value.text.trim() === '') return report(empty)
      report(checking)
      try {
        const { checkLocally, judgeAddress } = await import('./judge-typed.ts')
        const needs = { calls, checkLocally, report, settle }
        report(await judgeAddress(needs, { coin, value, isExtraIdOptional }))
      } catch {
        // A part of the script that does not arrive says nothing about the address: the server judges what is sent.
        report(empty)
      }
    },
  )
  useEffect(() => {
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const report = (finding: AddressFinding) => {
      if (!isOver) setKnown({ of: asked, finding })
    }
    const settle = () =>
      new Promise<void>((resolve) => {
        // Where the text has changed meanwhile this never goes on, and nothing is asked.
        if (!isOver) timer = setTimeout(resolve, SETTLE_MILLISECONDS)
      })
    void judge(report, settle)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [asked])
  if (value.text.trim() === '') return empty
  return known.of === asked ? known.finding : checking
}
