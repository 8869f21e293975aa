import type { Translate } from '@causeway/content/messages'
import { CoinIcon, CoinLabel } from '@causeway/ui/money'
import { Badge, Button, Dialog, Icon, SearchList, VisuallyHidden } from '@causeway/ui/primitives'
import { useRef, useState } from 'react'
import { useTranslate } from '../../messages/index.ts'
import { localOrMemory } from '../../storage/index.ts'
import type { Category } from './category.ts'
import styles from './coin-picker.module.css'
import type { Coins, FormCoin, Side } from './form-coin.ts'
import { networkText } from './form-coin.ts'
import { coinsOffered } from './offered-coins.ts'
import { readRecentCoins, rememberCoin } from './recent-coins.ts'
import { searchCoins } from './search-coins.ts'
import { sideWords } from './side-words.ts'
import { buyPath, suggestFiat } from './suggest-fiat.ts'

export type CoinPickerProps = {
  readonly isOpen: boolean
  readonly side: Side
  readonly category: Category
  readonly coins: Coins
  /** Whether `coins` are all, or the others are still being fetched, or could not be. */
  readonly list: 'whole' | 'on its way' | 'failed'
  readonly onRetry: () => void
  readonly selected: string
  readonly localPath: (path: string) => string
  readonly onChoose: (ticker: string) => void
  /** Told whether a coin was chosen. */
  readonly onClose: (isChosen: boolean) => void
}

const groupLabels = {
  recent: 'form.recentCoins',
  popular: 'form.popular',
} as const

/** A list of coins, or of the money of states. */
const wordsOf = {
  crypto: {
    all: 'form.allCoins',
    found: 'form.coinsFound',
    search: 'form.search',
    example: 'form.searchPlaceholder',
    none: 'form.noCoinFound',
  },
  fiat: {
    all: 'fiat.allCurrencies',
    found: 'fiat.currenciesFound',
    search: 'fiat.searchCurrency',
    example: 'fiat.currencyExample',
    none: 'fiat.noCurrencyFound',
  },
} as const

/** The list of coins with its search (CALC-22): a dialog, a sheet of full height on phones. */
export function CoinPicker(props: CoinPickerProps) {
  const { side, category, coins, selected, onChoose, onClose } = props
  const t = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  const [search, setSearch] = useState('')
  const offered = coinsOffered(coins, side, category)
  const kind = offered[0]?.isFiat === true ? 'fiat' : 'crypto'
  const words = wordsOf[kind]
  const recent = props.isOpen ? readRecentCoins(localOrMemory(), coins)[kind] : []
  const found = searchCoins(offered, search, side, recent).filter(
    // Those that are there besides are not all coins.
    ({ id }) => id !== 'all' || props.list === 'whole' || search.trim() !== '',
  )
  const count = found.reduce((sum, group) => sum + group.items.length, 0)
  const fiat = side === 'from' && category === 'exchange' ? suggestFiat(coins, search) : null

  function close(isChosen: boolean) {
    setSearch('')
    onClose(isChosen)
  }

  function choose(coin: FormCoin) {
    // Coins used lately that are not known yet would be dropped.
    if (props.list === 'whole') rememberCoin(localOrMemory(), coins, coin.ticker)
    onChoose(coin.ticker)
    close(true)
  }

  return (
    <Dialog
      open={props.isOpen}
      onOpenChange={(open) => (open ? undefined : close(false))}
      title={t(sideWords(category, side).coin)}
      closeLabel={t('form.closeList')}
      initialFocus={input}
      tall
      flush
      narrow
    >
      <VisuallyHidden role="status">{t(words.found, { count })}</VisuallyHidden>
      <SearchList
        label={t(words.search)}
        placeholder={t(words.example)}
        search={search}
        onSearch={setSearch}
        groups={found.map(({ id, items }) => ({
          id,
          label: t(id === 'all' ? words.all : groupLabels[id]),
          items,
        }))}
        idOf={(coin) => coin.ticker}
        renderItem={(coin) => <CoinRow coin={coin} isSelected={coin.ticker === selected} />}
        onChoose={choose}
        empty={props.list === 'whole' ? t(words.none, { text: search }) : ''}
        footer={<RestOfList list={props.list} onRetry={props.onRetry} />}
        hint={
          fiat === null ? null : (
            <a className={styles.suggestion} href={props.localPath(buyPath(fiat))}>
              {t('form.buyWithFiat', { currency: `${fiat.fullName} (${fiat.code.toUpperCase()})` })}
              <Icon name="arrow-forward" />
            </a>
          )
        }
        inputRef={input}
      />
    </Dialog>
  )
}

function RestOfList({ list, onRetry }: Pick<CoinPickerProps, 'list' | 'onRetry'>) {
  const t = useTranslate()
  if (list === 'whole') return null
  return (
    <div className={styles.rest} role="status">
      {t(list === 'failed' ? 'form.listFailed' : 'form.listLoading')}
      {list === 'failed' ? <Button onClick={onRetry}>{t('common.tryAgain')}</Button> : null}
    </div>
  )
}

/** Where a coin lives; of one that lives elsewhere by itself, that it is bridged. */
function placeText(coin: FormCoin, t: Translate): string {
  return coin.kind === 'bridged'
    ? t('form.bridgedOn', { network: coin.network })
    : networkText(coin, t)
}

function CoinRow(props: { readonly coin: FormCoin; readonly isSelected: boolean }) {
  const t = useTranslate()
  const { coin, isSelected } = props
  return (
    <>
      <CoinIcon code={coin.code} size={32} />
      <span className={styles.names}>
        <span className={styles.label}>
          <CoinLabel coin={coin} />
          {coin.kind === 'wrapped' ? <Badge>{t('form.wrapped')}</Badge> : null}
        </span>
        <span className={styles.name}>
          {coin.name === coin.network ? coin.name : `${coin.name} · ${placeText(coin, t)}`}
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
