import { Badge } from '@causeway/ui/primitives'
import { ActForm, ActNotice, BackofficeFrame, DataTable, Time } from '../../../backoffice/index.ts'
import { seoMeta } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

export default function SessionsPage({ actionData, loaderData }: Route.ComponentProps) {
  const { frame, sessions } = loaderData
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent)
  return (
    <BackofficeFrame
      data={frame}
      section="/backoffice/sessions"
      title="Your sessions"
      tools={
        hasOthers ? (
          <ActForm act="end" label="End all others" look="secondary" isInline />
        ) : undefined
      }
    >
      <ActNotice acted={actionData} />
      <DataTable
        caption="Your sessions"
        columns={['Device', 'Network', 'Began', 'Last used', '']}
        empty="You have no session."
        rows={sessions.map(({ createdAt, device, id, isCurrent, network, seenAt }) => ({
          key: id,
          cells: [
            device || 'Unknown device',
            network ?? 'This machine',
            <Time key="began" at={createdAt} />,
            <Time key="used" at={seenAt} />,
            isCurrent ? (
              <Badge key="end">This one</Badge>
            ) : (
              <ActForm key="end" act="end" label="End" look="quiet" values={{ id }} isInline />
            ),
          ],
        }))}
      />
    </BackofficeFrame>
  )
}
