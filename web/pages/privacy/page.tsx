import { useTranslate } from '@causeway/widget/messages'
import { LegalText, Section } from '../../parts/index.ts'
import { seoMeta } from '../../seo/index.ts'
import type { Route } from './+types/page.ts'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

/** The operator's privacy policy, or that which comes with the software for him to replace. */
export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  return (
    <Section
      title={t('legal.privacyTitle')}
      {...(loaderData.isTemplate ? { lead: t('legal.templateNotice') } : {})}
    >
      <LegalText text={loaderData.text} brandName={loaderData.brandName} />
    </Section>
  )
}
