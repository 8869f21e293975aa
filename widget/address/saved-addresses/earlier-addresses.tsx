import { Notice } from '@causeway/ui/primitives'
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { useTranslate } from '../../messages/index.ts'
import type { EarlierAddress, FavouriteCalls } from './earlier-address.ts'
import styles from './earlier-addresses.module.css'
import { EarlierRow } from './earlier-row.tsx'
import type { SavedAddress } from './saved-addresses.ts'
import { useEarlierAddresses } from './use-earlier-addresses.ts'

export type EarlierAddressesProps = {
  readonly coin: { readonly ticker: string; readonly extraIdName: string | null }
  readonly kind: SavedAddress['kind']
  /** Null for a guest: then only what this browser keeps is offered. */
  readonly favourites: FavouriteCalls | null
  /** Only while the field is empty. */
  readonly isOffered: boolean
  readonly onChoose: (address: EarlierAddress) => void
  /** The field itself. */
  readonly children: ReactNode
}

/**
 * Offers the addresses that earlier orders went to (EXCH-04): this browser's, and of who is signed in also his account's,
 * which can be named. Below the empty field that has focus, over what follows, so nothing moves. Arrow down or Tab leads
 * into it, Escape closes it.
 */
export function EarlierAddresses(props: EarlierAddressesProps) {
  const { coin, kind, favourites, isOffered, onChoose, children } = props
  const t = useTranslate()
  const earlier = useEarlierAddresses({ currency: coin.ticker, kind }, favourites)
  const [problem, setProblem] = useState<string | null>(null)
  const field = useRef<HTMLDivElement>(null)
  // Who looked at the field before the script came is offered them too.
  const lookIfThere = useEffectEvent(() => {
    if (field.current?.contains(document.activeElement)) earlier.look()
  })
  useEffect(() => lookIfThere(), [])

  function leave(event: FocusEvent<HTMLDivElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) earlier.close()
  }

  function move(event: KeyboardEvent<HTMLDivElement>) {
    if (!isOpen) return
    if (event.key === 'Escape') earlier.close()
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, [data-earlier]')]
    const at = event.target instanceof HTMLElement ? stops.indexOf(event.target) : -1
    stops[at + (event.key === 'ArrowDown' ? 1 : -1)]?.focus()
    event.preventDefault()
  }

  const isOpen = isOffered && earlier.offered.length > 0
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is inside has the roles; this only hears of it
    <div
      ref={field}
      className={styles.field}
      onFocus={earlier.look}
      onBlur={leave}
      onKeyDown={move}
    >
      {children}
      {isOpen ? (
        <fieldset
          className={styles.list}
          // Where a press does not focus buttons, the field would lose focus and close the list before the click.
          onMouseDown={(event) => {
            if (!(event.target instanceof HTMLInputElement)) event.preventDefault()
          }}
        >
          <legend className={styles.title}>
            {t(favourites === null ? 'address.earlier' : 'address.earlierOwn')}
          </legend>
          {earlier.offered.map((one) => (
            <EarlierRow
              key={`${one.address} ${one.extraId}`}
              earlier={one}
              extraIdName={coin.extraIdName}
              onChoose={() => {
                onChoose(one)
                earlier.close()
              }}
              onForget={async () => setProblem(await earlier.forget(one))}
              onName={earlier.name}
            />
          ))}
          {problem === null ? null : (
            <Notice tone="error" announce="alert">
              {problem}
            </Notice>
          )}
        </fieldset>
      ) : null}
    </div>
  )
}
