import { Badge } from '@causeway/ui/primitives'
import {
  ActForm,
  ActNotice,
  BackofficeFrame,
  DataTable,
  PasskeyReply,
  Stack,
  Time,
} from '../../../backoffice/index.ts'
import { seoMeta } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'
import { PasskeysPanel } from './passkeys-panel.tsx'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

const methods = { password: 'Password and code', passkey: 'Passkey' } as const

export default function SessionsPage({ actionData, loaderData }: Route.ComponentProps) {
  const { frame, passkeys, sessions } = loaderData
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent)
  return (
    <BackofficeFrame
      data={frame}
      section="/backoffice/sessions"
      title="Sessions and passkeys"
      tools={
        hasOthers ? (
          <ActForm act="end" label="End all others" look="secondary" isInline />
        ) : undefined
      }
    >
      <Stack>
        <ActNotice acted={actionData?.acted ?? undefined} />
        {actionData?.asked ? <PasskeyReply asked={actionData.asked} /> : null}
        <DataTable
          caption="Your sessions"
          columns={['Device', 'Network', 'Signed in with', 'Began', 'Last used', '']}
          empty="You have no session."
          rows={sessions.map(({ createdAt, device, id, isCurrent, method, network, seenAt }) => ({
            key: id,
            cells: [
              device || 'Unknown device',
              network ?? 'This machine',
              methods[method],
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
        <PasskeysPanel passkeys={passkeys} isSteppedUp={frame.me.isSteppedUp} />
      </Stack>
    </BackofficeFrame>
  )
}
