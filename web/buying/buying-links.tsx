import { CoinIcon, CoinName, tickerLabel } from '@causeway/ui/money'
import { classNames } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import type { ReactNode } from 'react'
import { useLocalPath } from '../i18n/use-language.ts'
import type { BuyingPage } from './buying-page.ts'
import styles from './buying-view.module.css'
import { pairPath } from './read-pair.ts'

/** The way to other coins for this money, to other money for this coin, and to other countries. */
export function BuyingLinks({ page }: { readonly page: BuyingPage }) {
  const t = useTranslate()
  const localPath = useLocalPath()
  const { coins, countries, fiats, from, to } = page
  return (
    <>
      <LinkList id="coins" title={t('buying.coinsTitle', { fiat: tickerLabel(from) })}>
        {coins.map((coin) => (
          <li key={coin.ticker}>
            <a className={styles.link} href={localPath(pairPath({ coin, fiat: from }))}>
              <CoinIcon code={coin.code} size={20} />
              <span>
                <CoinName fullName={coin.fullName} />
              </span>
            </a>
          </li>
        ))}
      </LinkList>
      {fiats.length === 0 ? null : (
        <LinkList id="fiats" areCodes title={t('buying.fiatsTitle', { coin: to.fullName })}>
          {fiats.map((fiat) => (
            <li key={fiat.ticker}>
              <a className={styles.link} href={localPath(pairPath({ coin: to, fiat }))}>
                {tickerLabel(fiat)}
              </a>
            </li>
          ))}
        </LinkList>
      )}
      {countries.length === 0 ? null : (
        <LinkList id="countries" title={t('buying.countriesTitle', { coin: to.fullName })}>
          {countries.map(({ code, name }) => (
            <li key={code}>
              <a className={styles.link} href={localPath(pairPath({ coin: to, fiat: from }, code))}>
                {name}
              </a>
            </li>
          ))}
        </LinkList>
      )}
    </>
  )
}

type LinkListProps = {
  readonly id: string
  readonly title: string
  /** Short enough to stand closely. */
  readonly areCodes?: boolean
  readonly children: ReactNode
}

function LinkList({ id, title, areCodes = false, children }: LinkListProps) {
  return (
    <nav className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list */}
      <ul role="list" className={classNames(styles.links, areCodes && styles.codes)}>
        {children}
      </ul>
    </nav>
  )
}
