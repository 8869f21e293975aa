import { DocFrame } from '../../../developers/index.ts'
import { Island } from '../../../islands/index.ts'
import { seoMeta } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'
import { apiConsole } from './api-console.tsx'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

/** Real requests from the browser: signed here, sent, and shown with the same call for programs. */
export default function ConsolePage({ loaderData }: Route.ComponentProps) {
  const { lead, methods, start, title } = loaderData
  return (
    <DocFrame page="console" methods={methods} title={title} lead={lead}>
      <Island of={apiConsole} props={start} />
    </DocFrame>
  )
}
