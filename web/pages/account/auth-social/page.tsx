import { LinkButton } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useLanguage } from '../../../i18n/use-language.ts'
import { LinkPage } from '../../../parts/link-page.tsx'
import { seoMeta } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

/** Goes on with a sign-in by another service whose e-mail address nobody had proved (AUTH-06). */
export default function AuthSocialPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const language = useLanguage()
  const path = `/api/oauth/mail/${encodeURIComponent(loaderData.token)}?language=${language}`
  return (
    <LinkPage title={t('social.mailTitle')}>
      <p>{t('social.mailText')}</p>
      <p>{t('social.mailWhere')}</p>
      <LinkButton href={path}>{t('social.mailButton')}</LinkButton>
    </LinkPage>
  )
}
