import { DocFrame, DocSections } from '../../../developers/index.ts'
import { seoMeta } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

/** The reference of the partner API: an overview, a page for each topic and one for each method. */
export default function DevelopersPage({ loaderData }: Route.ComponentProps) {
  const { lead, method, methods, sections, title, topic } = loaderData
  return (
    <DocFrame
      page={topic}
      method={method}
      methods={methods}
      title={method === null ? title : <code dir="ltr">{title}</code>}
      lead={
        <span lang="en" dir="ltr">
          {lead}
        </span>
      }
      isReference
      sections={sections}
    >
      <DocSections sections={sections} />
    </DocFrame>
  )
}
