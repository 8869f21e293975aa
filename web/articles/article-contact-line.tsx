import { LtrText } from '@causeway/ui/primitives'
import { Phrase, useTranslate } from '@causeway/widget/messages'

export type ArticleContactLineProps = {
  readonly email: string | null
  readonly brandName: string
}

/** Whom to write to, or that the operator has not said, where nothing else leads on. */
export function ArticleContactLine({ email, brandName }: ArticleContactLineProps) {
  const t = useTranslate()
  if (email === null) return <p>{t('articles.noContact', { brand: brandName })}</p>
  return (
    <p>
      <Phrase
        id="articles.writeTo"
        values={{ email }}
        tags={{
          mail: () => (
            <a href={`mailto:${email}`}>
              <LtrText>{email}</LtrText>
            </a>
          ),
        }}
      />
    </p>
  )
}
