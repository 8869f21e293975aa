import { useTranslate } from '@causeway/widget/messages'
import { LegalView } from '../../../articles/legal-view.tsx'
import { formatDate } from '../../../i18n/format-date-time.ts'
import { seoMeta } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

/** The operator's privacy policy, or that which comes with the software for him to replace. */
export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const { brandName, isTemplate, text } = loaderData
  const { sections, updated } = text
  return (
    <LegalView
      heading={t('legal.privacyTitle')}
      sections={sections}
      brandName={brandName}
      updated={updated === null ? null : formatDate(updated, t)}
      isTemplate={isTemplate}
    />
  )
}
