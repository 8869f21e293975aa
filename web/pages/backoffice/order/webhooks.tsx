import type { DeskWebhooksOut } from '@causeway/api/contract'
import { Badge } from '@causeway/ui/primitives'
import { ActForm, DataTable, Panel, StateBadge, Time } from '../../../backoffice/index.ts'

type Delivery = DeskWebhooksOut['deliveries'][number]

/** What the order's partner was sent about it; each message can be sent again. */
export function Webhooks(props: {
  readonly deliveries: readonly Delivery[]
  readonly maySend: boolean
}) {
  const { deliveries, maySend } = props
  return (
    <Panel title="Webhooks" isWide>
      <DataTable
        caption="Webhooks"
        columns={['Event', 'Receiver', 'State', 'Attempts', 'Last attempt', 'Answer', '']}
        empty="No webhook was sent to the partner about this order in the last 30 days."
        rows={deliveries.map((delivery) => ({
          key: delivery.id,
          cells: [
            <code key="event">{delivery.event}</code>,
            delivery.host,
            <StateBadge key="state" state={delivery.state} />,
            delivery.attempts,
            delivery.last === null ? '–' : <Time key="last" at={delivery.last.at} />,
            answerText(delivery),
            <Again key="again" delivery={delivery} maySend={maySend} />,
          ],
        }))}
      />
    </Panel>
  )
}

function answerText({ last }: Delivery): string {
  if (last === null) return '–'
  return last.failure ?? `HTTP ${last.status}`
}

function Again({ delivery, maySend }: { readonly delivery: Delivery; readonly maySend: boolean }) {
  if (delivery.endpoint === 'removed') return <Badge>Endpoint removed</Badge>
  if (delivery.endpoint === 'paused') return <Badge>Endpoint paused</Badge>
  if (!maySend) return null
  return (
    <ActForm
      act="webhook"
      label="Send again"
      look="quiet"
      values={{ webhook: delivery.id }}
      isInline
    />
  )
}
