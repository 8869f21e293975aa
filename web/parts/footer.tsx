import { useTranslate } from '@causeway/widget/messages'
import { Link } from 'react-router'
import styles from './footer.module.css'
import { LanguageList, type LanguageListProps } from './language-list.tsx'
import { Logo } from './logo.tsx'
import { navigationEntries } from './navigation-entries.ts'

export type FooterProps = LanguageListProps & {
  readonly brandName: string
  readonly world: 'play' | 'real'
}

/** The way to everything else, and who speaks. */
export function Footer({ brandName, world, language, offered }: FooterProps) {
  const t = useTranslate()
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Logo brandName={brandName} />
          <p className={styles.copyright}>{t('common.copyright', { brand: brandName })}</p>
        </div>
        <nav aria-label={t('common.footerNavigation')}>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list */}
          <ul role="list" className={styles.links}>
            {navigationEntries(world).map((entry) => (
              <li key={entry.path}>
                <Link to={entry.path}>{t(entry.label)}</Link>
              </li>
            ))}
            <li>
              <Link to="/sell">{t('common.sellCrypto')}</Link>
            </li>
            <li>
              <Link to="/terms-of-use">{t('common.termsOfUse')}</Link>
            </li>
            <li>
              <Link to="/privacy-policy">{t('common.privacyPolicy')}</Link>
            </li>
          </ul>
        </nav>
        {offered.length < 2 ? null : (
          <nav aria-label={t('common.languages')}>
            <LanguageList language={language} offered={offered} />
          </nav>
        )}
      </div>
    </footer>
  )
}
