import { CoinLabel, tickerLabel } from '@causeway/ui/money'
import { Button } from '@causeway/ui/primitives'
import { type ComponentType, useEffect, useState } from 'react'
import type { FormHold } from '../../form/index.ts'
import { useTranslate } from '../../messages/index.ts'
import styles from './route-hint.module.css'
import type { RouteModalProps } from './route-modal.tsx'
import type { HeldRoute } from './use-coin-route.ts'

export type RouteHintProps = { readonly held: HeldRoute; readonly coins: FormHold['coins'] }

/** In the button's place where nobody sells the coin: the way in two steps, one click away (BUY-09). */
export function RouteHint({ held, coins }: RouteHintProps) {
  const t = useTranslate()
  const [Modal, setModal] = useState<ComponentType<RouteModalProps> | null>(null)
  const via = coins.get(held.route.via)
  const to = coins.get(held.route.to)
  const { isModalOpen } = held
  useEffect(() => {
    if (!isModalOpen) return
    import('./route-modal.tsx').then(
      ({ RouteModal }) => setModal(() => RouteModal),
      // Offline: the hint says the same.
      () => setModal(null),
    )
  }, [isModalOpen])
  if (via === undefined || to === undefined) return null
  const names = { via: tickerLabel(via), to: tickerLabel(to) }
  return (
    <div className={styles.hint} role="status">
      <p>
        {t('fiat.routeHint', names)} <CoinLabel coin={via} />
      </p>
      <Button size="large" wide onClick={held.accept}>
        {t('fiat.routeAccept', names)}
      </Button>
      {Modal === null ? null : <Modal held={held} via={via} to={to} />}
    </div>
  )
}
