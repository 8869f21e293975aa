import type { Article, ArticleContact } from '@causeway/content/articles'
import type { SiteFacts } from '@causeway/content/site'

/** What an article's page shows. Its texts have the site's name in them already. */
export type ArticlePage = {
  readonly brandName: string
  readonly article: Article
  readonly facts: Pick<SiteFacts, 'company' | 'people' | 'partners' | 'press'>
  /** Null where the operator has published no address for it. */
  readonly contacts: Readonly<Record<ArticleContact, string | null>>
}
