import { AddressText } from '@causeway/ui/money'
import { Icon, LtrText } from '@causeway/ui/primitives'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useState } from 'react'
import { useTranslate } from '../messages/index.ts'
import styles from './earlier-addresses.module.css'
import { forgetAddress, type KeptAddress, keptAddressesFor } from './kept-addresses.ts'
import { safeStorage } from './safe-storage.ts'

export type EarlierAddressesProps = {
  readonly coin: { readonly ticker: string; readonly extraIdName: string | null }
  readonly kind: KeptAddress['kind']
  /** Only while the field is empty. */
  readonly isOffered: boolean
  readonly onChoose: (address: KeptAddress) => void
  /** The field itself. */
  readonly children: ReactNode
}

const MOST_OFFERED = 5

/**
 * Offers the addresses that orders of this browser went to, below the empty field that has focus. It lies over what
 * follows, so nothing moves. Arrow down or Tab leads into it, Escape closes it.
 */
export function EarlierAddresses(props: EarlierAddressesProps) {
  const { coin, kind, isOffered, onChoose, children } = props
  const t = useTranslate()
  const [offered, setOffered] = useState<readonly KeptAddress[]>([])

  const look = () => {
    const wanted = { currency: coin.ticker, kind }
    setOffered(keptAddressesFor(safeStorage(), wanted).slice(0, MOST_OFFERED))
  }

  function leave(event: FocusEvent<HTMLDivElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOffered([])
  }

  function move(event: KeyboardEvent<HTMLDivElement>) {
    if (!isOpen) return
    if (event.key === 'Escape') setOffered([])
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, [data-earlier]')]
    const at = event.target instanceof HTMLElement ? stops.indexOf(event.target) : -1
    stops[at + (event.key === 'ArrowDown' ? 1 : -1)]?.focus()
    event.preventDefault()
  }

  const isOpen = isOffered && offered.length > 0
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is inside has the roles; this only hears of it
    <div className={styles.field} onFocus={look} onBlur={leave} onKeyDown={move}>
      {children}
      {isOpen ? (
        <fieldset
          className={styles.list}
          // Where a press does not focus buttons, the field would lose focus and close the list before the click.
          onMouseDown={(event) => event.preventDefault()}
        >
          <legend className={styles.title}>{t('address.earlier')}</legend>
          {offered.map((kept) => (
            <div key={`${kept.address} ${kept.extraId}`} className={styles.row}>
              <button
                type="button"
                data-earlier=""
                className={styles.choose}
                title={kept.address}
                onClick={() => {
                  onChoose(kept)
                  setOffered([])
                }}
              >
                {kept.alias === null ? null : <LtrText>{kept.alias}</LtrText>}
                <AddressText address={kept.address} short />
                {kept.extraId === '' || coin.extraIdName === null ? null : (
                  <span className={styles.extraId}>
                    {t('address.earlierExtraId', { name: coin.extraIdName, extraId: kept.extraId })}
                  </span>
                )}
              </button>
              <button
                type="button"
                className={styles.forget}
                aria-label={t('address.earlierForget', { address: kept.address })}
                onClick={() => {
                  forgetAddress(safeStorage(), kept)
                  look()
                }}
              >
                <Icon name="close" />
              </button>
            </div>
          ))}
        </fieldset>
      ) : null}
    </div>
  )
}
