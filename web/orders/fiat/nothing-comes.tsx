import { Disclosure, Icon } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { pathOnSite } from '../../path-on-site.ts'
import type { FiatOrderViewProps } from './fiat-order-view-props.ts'
import { nothingWords } from './fiat-words.ts'
import styles from './nothing-comes.module.css'

/** Whom to ask when nothing comes: the provider has payment and coins, this site has neither. */
export function NothingComes({ fiat, publicUrl, transaction }: FiatOrderViewProps) {
  const t = useTranslate()
  const provider = fiat.providerName
  const page = transaction.isOwner ? transaction.fiatProviderRedirect : null
  return (
    <Disclosure summary={t('deal.nothingTitle')}>
      <ol className={styles.steps}>
        {nothingWords[fiat.side].map((words) => (
          <li key={words}>{t(words, { provider })}</li>
        ))}
      </ol>
      <p className={styles.links}>
        {page === null ? null : (
          <Outward href={pathOnSite(page, publicUrl)}>
            {t('deal.providerPage', { provider })}
          </Outward>
        )}
        {fiat.providerSite === '' ? null : (
          <Outward href={fiat.providerSite}>{t('deal.providerSite', { provider })}</Outward>
        )}
      </p>
    </Disclosure>
  )
}

function Outward({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children} <Icon name="external" size={14} />
    </a>
  )
}
