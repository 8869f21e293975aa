import { useTranslate } from '@causeway/widget/messages'
import { type ReactNode, useId } from 'react'
import { useLocalPath } from '../../i18n/use-language.ts'
import { LanguageList, type LanguageListProps } from '../languages/language-list.tsx'
import { Logo } from '../logo.tsx'
import { MenuLinks, OutsideLink } from '../menus/menu-links.tsx'
import { type MenuListName, menuList } from '../menus/menu-lists.ts'
import { pagePath } from '../page-path.ts'
import type { FooterPair, ShellSite } from '../shell-data.ts'
import styles from './footer.module.css'
import { GetApp } from './get-app.tsx'
import { MoneyChoice } from './money-choice.tsx'

export type FooterProps = LanguageListProps & {
  readonly brandName: string
  readonly world: 'play' | 'real'
  readonly site: ShellSite
  readonly pairs: readonly FooterPair[]
  readonly money: readonly string[]
}

const FIRST_COLUMN = 7

/** The way to everything else, and who speaks (SHELL-04). */
export function Footer(props: FooterProps) {
  const { brandName, world, language, offered, site, pairs, money } = props
  const t = useTranslate()
  const { supportUrl, social } = site
  return (
    <footer className={styles.footer}>
      <nav aria-label={t('common.footerNavigation')} className={styles.columns}>
        <PageColumn title={t('shell.company')} list="company" world={world} />
        <PageColumn title={t('shell.support')} list="support" world={world}>
          {supportUrl === null ? null : (
            <li>
              <OutsideLink url={supportUrl}>{t('shell.support')}</OutsideLink>
            </li>
          )}
        </PageColumn>
        <PageColumn title={t('shell.partners')} list="partners" world={world} />
        <PageColumn title={t('shell.legal')} list="legal" world={world} />
        {social.length === 0 ? null : (
          <Column title={t('shell.social')}>
            {social.map(({ name, url }) => (
              <li key={url}>
                <OutsideLink url={url}>{name}</OutsideLink>
              </li>
            ))}
          </Column>
        )}
        {pairs.length === 0 ? null : (
          <div className={styles.pairs}>
            <Column title={t('shell.popularPairs')}>
              <PairLinks pairs={pairs.slice(0, FIRST_COLUMN)} world={world} />
            </Column>
            {pairs.length > FIRST_COLUMN ? (
              // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list
              <ul role="list" className={styles.further}>
                <PairLinks pairs={pairs.slice(FIRST_COLUMN)} world={world} />
              </ul>
            ) : null}
          </div>
        )}
        <GetApp world={world} apps={site.apps} />
      </nav>
      <div className={styles.end}>
        <div className={styles.brand}>
          <Logo brandName={brandName} />
          <p className={styles.copyright}>{t('common.copyright', { brand: brandName })}</p>
          {money.length === 0 ? null : <MoneyChoice money={money} language={language} />}
        </div>
        {offered.length < 2 ? null : (
          <nav aria-label={t('common.languages')}>
            <LanguageList language={language} offered={offered} />
          </nav>
        )}
      </div>
    </footer>
  )
}

type PageColumnProps = {
  readonly title: string
  readonly list: MenuListName
  readonly world: 'play' | 'real'
  readonly children?: ReactNode
}

function PageColumn({ title, list, world, children }: PageColumnProps) {
  return (
    <Column title={title}>
      {children}
      <MenuLinks entries={menuList(list, world)} />
    </Column>
  )
}

function Column({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <div>
      <p id={id} className={styles.title}>
        {title}
      </p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list */}
      <ul role="list" aria-labelledby={id}>
        {children}
      </ul>
    </div>
  )
}

type PairLinksProps = {
  readonly pairs: readonly FooterPair[]
  readonly world: 'play' | 'real'
}

/** To the pair's own page where the table of pages has it, else to the form with the pair in it. */
function PairLinks({ pairs, world }: PairLinksProps) {
  const t = useTranslate()
  const localPath = useLocalPath()
  const hasPages = pagePath('exchange-pair', world) !== null
  return pairs.map(({ from, to, fromLabel, toLabel }) => (
    <li key={`${from}-${to}`}>
      <a
        className={styles.link}
        href={localPath(hasPages ? `/exchange/${from}/${to}` : `/?from=${from}&to=${to}`)}
      >
        {t('shell.pair', { from: fromLabel, to: toLabel })}
      </a>
    </li>
  ))
}
