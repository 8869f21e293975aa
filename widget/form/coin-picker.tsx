import { Autocomplete } from '@base-ui/react/autocomplete'
import type { CurrencyOut } from '@causeway/api/contract'
import { CoinIcon, CoinLabel, tickerLabel } from '@causeway/ui/money'
import { Dialog, Icon, VisuallyHidden } from '@causeway/ui/primitives'
import { type RefObject, useRef, useState } from 'react'
import { useTranslate } from '../messages/index.ts'
import styles from './coin-picker.module.css'
import type { Side } from './form-state.ts'
import { type CoinGroup, searchCoins } from './search-coins.ts'

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
  const t = useTranslate()
  const search = useRef<HTMLInputElement>(null)
  return (
    <Dialog
      open={props.isOpen}
      onOpenChange={(open) => (open ? undefined : props.onClose())}
      title={t(props.side === 'from' ? 'form.sendCoin' : 'form.getCoin')}
      closeLabel={t('form.closeList')}
      initialFocus={search}
      tall
      flush
    >
      <CoinList {...props} searchInput={search} />
    </Dialog>
  )
}

type CoinListProps = CoinPickerProps & { readonly searchInput: RefObject<HTMLInputElement | null> }

function CoinList({ side, coins, selected, onChoose, onClose, searchInput }: CoinListProps) {
  const t = useTranslate()
  const [search, setSearch] = useState('')
  const groups = searchCoins(coins, search, side)
  const count = groups.reduce((sum, group) => sum + group.items.length, 0)
  const choose = (coin: CurrencyOut) => {
    onChoose(coin.ticker)
    onClose()
  }

  return (
    <Autocomplete.Root
      open
      inline
      items={groups}
      filter={null}
      autoHighlight="always"
      value={search}
      onValueChange={(value, details) => {
        // Choosing writes the coin's name into the field; the dialog closes instead.
        if (details.reason !== 'item-press') setSearch(value)
      }}
      itemToStringValue={(coin: CurrencyOut) => tickerLabel(coin)}
    >
      <div className={styles.search}>
        <Icon name="search" />
        <Autocomplete.Input
          ref={searchInput}
          className={styles.input}
          aria-label={t('form.search')}
          placeholder={t('form.searchPlaceholder')}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
      </div>
      <VisuallyHidden role="status">{t('form.coinsFound', { count })}</VisuallyHidden>
      <Autocomplete.Empty className={styles.empty}>
        {count === 0 ? t('form.noCoinFound', { text: search }) : null}
      </Autocomplete.Empty>
      <Autocomplete.List className={styles.list}>
        {(group: CoinGroup) => (
          <Autocomplete.Group key={group.id} items={group.items}>
            <Autocomplete.GroupLabel className={styles.group}>
              {t(group.id === 'popular' ? 'form.popular' : 'form.allCoins')}
            </Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(coin: CurrencyOut) => (
                <Autocomplete.Item
                  key={coin.ticker}
                  className={styles.item}
                  value={coin}
                  onClick={() => choose(coin)}
                >
                  <CoinIcon code={coin.code} size={32} />
                  <span className={styles.names}>
                    <CoinLabel coin={coin} />
                    <span className={styles.name}>
                      {coin.name} · {coin.network}
                    </span>
                  </span>
                  {coin.ticker === selected ? (
                    <span className={styles.chosen}>
                      <Icon name="check" />
                    </span>
                  ) : null}
                </Autocomplete.Item>
              )}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
    </Autocomplete.Root>
  )
}
