import { classNames } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { GetApp } from '../footer/get-app.tsx'
import type { ShellSite } from '../shell-data.ts'
import styles from './menu.module.css'
import { affiliateClass, MenuLinks, OutsideLink } from './menu-links.tsx'
import { menuList } from './menu-lists.ts'

export type ProductsProps = {
  readonly world: 'play' | 'real'
  readonly site: ShellSite
}

/** Everything there is to use: for oneself, for a business, and the app (SHELL-01). */
export function Products({
  world,
  site,
  hasApp = true,
}: ProductsProps & { readonly hasApp?: boolean }) {
  const t = useTranslate()
  const business = menuList('business', world)
  const isForAffiliates = business.every(({ isAffiliateOnly }) => isAffiliateOnly)
  return (
    <>
      <div>
        <p className={styles.heading}>{t('shell.personal')}</p>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list */}
        <ul role="list">
          <MenuLinks entries={menuList('personalFirst', world)} told="allProductsDropdownClick" />
          {site.blogUrl === null ? null : (
            <li>
              <OutsideLink url={site.blogUrl}>{t('shell.blog')}</OutsideLink>
            </li>
          )}
          <MenuLinks entries={menuList('personalLast', world)} told="allProductsDropdownClick" />
        </ul>
      </div>
      {business.length === 0 ? null : (
        <div className={classNames(isForAffiliates && affiliateClass)}>
          <p className={styles.heading}>{t('shell.business')}</p>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list */}
          <ul role="list">
            <MenuLinks entries={business} told="allProductsDropdownClick" />
          </ul>
        </div>
      )}
      {hasApp ? <GetApp world={world} apps={site.apps} headingClass={styles.heading} /> : null}
    </>
  )
}
