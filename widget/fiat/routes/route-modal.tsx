import { tickerLabel } from '@causeway/ui/money'
import { Button, Dialog } from '@causeway/ui/primitives'
import type { FormCoin } from '../../form/index.ts'
import { useTranslate } from '../../messages/index.ts'
import styles from './route-hint.module.css'
import type { HeldRoute } from './use-coin-route.ts'

export type RouteModalProps = {
  readonly held: HeldRoute
  readonly via: FormCoin
  readonly to: FormCoin
}

/** Says that the coin cannot be bought, and proposes to buy another one and exchange it (BUY-09). */
export function RouteModal({ held, via, to }: RouteModalProps) {
  const t = useTranslate()
  const names = {
    via: tickerLabel(via),
    viaNetwork: via.network,
    to: tickerLabel(to),
    toNetwork: to.network,
  }
  return (
    <Dialog
      open={held.isModalOpen}
      onOpenChange={(open) => (open ? undefined : held.close())}
      title={t('fiat.routeTitle', names)}
      closeLabel={t('fiat.routeClose')}
      narrow
    >
      <p>{t('fiat.routeText', names)}</p>
      <ol className={styles.steps}>
        <li>{t('fiat.routeStepBuy', names)}</li>
        <li>{t('fiat.routeStepExchange', names)}</li>
      </ol>
      <p>{t('fiat.routeFees')}</p>
      <div className={styles.actions}>
        <Button size="large" wide onClick={held.accept}>
          {t('fiat.routeAccept', names)}
        </Button>
        <Button look="secondary" wide onClick={held.close}>
          {t('fiat.routeLeave')}
        </Button>
      </div>
    </Dialog>
  )
}
