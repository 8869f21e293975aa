import type { CurrencyOut } from '@causeway/api/contract'
import { CoinIcon, CoinLabel } from '@causeway/ui/money'
import { Dialog, Icon, SearchList, VisuallyHidden } from '@causeway/ui/primitives'
import { useRef, useState } from 'react'
import { useTranslate } from '../messages/index.ts'
import styles from './coin-picker.module.css'
import type { Side } from './form-state.ts'
import { searchCoins } from './search-coins.ts'

export type CoinPickerProps = {
  readonly isOpen: boolean
  readonly side: Side
  readonly coins: readonly CurrencyOut[]
  readonly selected: string
  readonly onChoose: (ticker: string) => void
  readonly onClose: () => void
}

/** The list of coins with its search (CALC-22): a dialog, a sheet of full height on phones. */
export function CoinPicker(props: CoinPickerProps) {
  const { side, coins, selected, onChoose, onClose } = props
  const t = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  const [search, setSearch] = useState('')
  const found = searchCoins(coins, search, side)
  const count = found.reduce((sum, group) => sum + group.items.length, 0)

  function close() {
    setSearch('')
    onClose()
  }

  function choose(coin: CurrencyOut) {
    onChoose(coin.ticker)
    close()
  }

  return (
    <Dialog
      open={props.isOpen}
      onOpenChange={(open) => (open ? undefined : close())}
      title={t(side === 'from' ? 'form.sendCoin' : 'form.getCoin')}
      closeLabel={t('form.closeList')}
      initialFocus={input}
      tall
      flush
    >
      <VisuallyHidden role="status">{t('form.coinsFound', { count })}</VisuallyHidden>
      <SearchList
        label={t('form.search')}
        placeholder={t('form.searchPlaceholder')}
        search={search}
        onSearch={setSearch}
        groups={found.map(({ id, items }) => ({
          id,
          label: t(id === 'popular' ? 'form.popular' : 'form.allCoins'),
          items,
        }))}
        idOf={(coin) => coin.ticker}
        renderItem={(coin) => <CoinRow coin={coin} isSelected={coin.ticker === selected} />}
        onChoose={choose}
        empty={t('form.noCoinFound', { text: search })}
        inputRef={input}
      />
    </Dialog>
  )
}

function CoinRow(props: { readonly coin: CurrencyOut; readonly isSelected: boolean }) {
  const { coin, isSelected } = props
  return (
    <>
      <CoinIcon code={coin.code} size={32} />
      <span className={styles.names}>
        <CoinLabel coin={coin} />
        <span className={styles.name}>
          {coin.name} · {coin.network}
        </span>
      </span>
      {isSelected ? (
        <span className={styles.chosen}>
          <Icon name="check" />
        </span>
      ) : null}
    </>
  )
}
