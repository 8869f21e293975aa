import { Badge } from '@causeway/ui/primitives'
import { DataTable, Panel, Time } from '../../../backoffice/index.ts'

/** Notes of the last days that mention the member who reads this; new ones come first and are marked. */
export function Mentions(props: {
  readonly mentions: readonly {
    readonly id: string
    readonly publicCode: string
    readonly author: string
    readonly notedAt: string
    readonly isSeen: boolean
  }[]
}) {
  return (
    <Panel title="Notes that mention you">
      <DataTable
        caption="Notes that mention you"
        columns={['Order', 'By', 'At', 'State']}
        empty="No note of the last 14 days mentions you."
        rows={props.mentions.map(({ author, id, isSeen, notedAt, publicCode }) => ({
          key: id,
          cells: [
            <a key="order" href={`/backoffice/orders/${publicCode}`}>
              {publicCode}
            </a>,
            author,
            <Time key="at" at={notedAt} />,
            isSeen ? (
              'opened'
            ) : (
              <Badge key="new" tone="warning">
                new
              </Badge>
            ),
          ],
        }))}
      />
    </Panel>
  )
}
