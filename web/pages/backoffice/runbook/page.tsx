import { BackofficeFrame } from '../../../backoffice/index.ts'
import { seoMeta } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'
import styles from './page.module.css'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

export default function RunbookPage({ loaderData: { frame, runbook } }: Route.ComponentProps) {
  return (
    <BackofficeFrame data={frame} section="/backoffice/health" title={runbook.title}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own files, made HTML when the site was built */}
      <article className={styles.text} dangerouslySetInnerHTML={{ __html: runbook.html }} />
    </BackofficeFrame>
  )
}
