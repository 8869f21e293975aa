import { useTranslate } from '@causeway/widget/messages'
import { Island } from '../../../islands/index.ts'
import { Section } from '../../../parts/section.tsx'
import { seoMeta } from '../../../seo/index.ts'
import { widgetLeave } from '../../../widget-frame/widget-leave.tsx'
import type { Route } from './+types/page.ts'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

/** Asks for leave to sign in inside the frame that opened this window. */
export default function Page({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  return (
    <Section title={t('widgetFrame.windowTitle')} lead={t('widgetFrame.windowText')}>
      <Island of={widgetLeave} props={{ email: loaderData.email }} />
    </Section>
  )
}
