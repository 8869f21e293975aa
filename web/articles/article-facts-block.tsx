import type { ArticleFacts } from '@causeway/content/articles'
import type { CompanyFacts, SiteLink } from '@causeway/content/site'
import { useTranslate } from '@causeway/widget/messages'
import type { ReactNode } from 'react'
import styles from './article-facts-block.module.css'
import type { ArticlePage } from './article-page.ts'

export type ArticleFactsBlockProps = { readonly kind: ArticleFacts; readonly shown: ArticlePage }

/** What the operator says of himself, as far as he does. */
export function ArticleFactsBlock({ kind, shown }: ArticleFactsBlockProps) {
  const { company, partners, people, press } = shown.facts
  switch (kind) {
    case 'company':
      if (company.legalName === null) return null
      return <Company company={company} legalName={company.legalName} />
    case 'people':
      if (people.length === 0) return null
      return (
        <ul className={styles.entries}>
          {people.map(({ name, role }) => (
            <li key={`${name} ${role}`}>
              <strong>{name}</strong>
              <span className={styles.beside}>{role}</span>
            </li>
          ))}
        </ul>
      )
    case 'partners':
      if (partners.length === 0) return null
      return (
        <ul className={styles.entries}>
          {partners.map((partner) => (
            <li key={partner.url}>
              <Outward link={partner} />
            </li>
          ))}
        </ul>
      )
    case 'press':
      if (press.length === 0) return null
      return (
        <ul className={styles.entries}>
          {press.map(({ date, source, title, url }) => (
            <li key={url}>
              <Outward link={{ name: title, url }} />
              <span className={styles.beside}>
                {source}, <time dateTime={date}>{date}</time>
              </span>
            </li>
          ))}
        </ul>
      )
  }
}

/** A link that leads away from the site. */
function Outward({ link: { name, url } }: { readonly link: SiteLink }) {
  return (
    <a className={styles.outward} href={url} rel="noopener external">
      {name}
    </a>
  )
}

function Company({
  company: { address, authority, jurisdiction, registration },
  legalName,
}: {
  readonly company: CompanyFacts
  readonly legalName: string
}) {
  const t = useTranslate()
  const row = (name: string, value: ReactNode) =>
    value === null ? null : (
      <div>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    )
  return (
    <dl className={styles.company}>
      {row(t('articles.companyName'), legalName)}
      {row(t('articles.companyRegistration'), registration)}
      {row(t('articles.companyAddress'), address)}
      {row(t('articles.companyJurisdiction'), jurisdiction)}
      {row(
        t('articles.companyAuthority'),
        authority === null ? null : <Outward link={authority} />,
      )}
    </dl>
  )
}
