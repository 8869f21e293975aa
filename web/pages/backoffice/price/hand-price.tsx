import type { PriceOut, StaffMe } from '@causeway/api/contract'
import {
  ActField,
  ActForm,
  ChoiceField,
  CodeField,
  Hint,
  Panel,
  ReasonField,
} from '../../../backoffice/index.ts'

/** Minutes, and how the list names them. */
const periods = [
  ['15', '15 minutes'],
  ['60', '1 hour'],
  ['240', '4 hours'],
  ['720', '12 hours'],
  ['1440', '24 hours'],
] as const

/** Sets a coin’s price by hand, or takes it back, as far as the member may. */
export function HandPrice(props: {
  readonly asset: string
  readonly byHand: PriceOut['byHand']
  readonly me: StaffMe
}) {
  const { asset, byHand, me } = props
  return (
    <>
      {byHand !== null && me.calls.includes('takeBackHandPrice') ? (
        <Panel title="Take the price back">
          <ActForm act="take-back" label="Take it back" look="secondary">
            <Hint>
              Within five seconds, the sources set the price again. If they don’t agree, the coin is
              closed. You can do this alone.
            </Hint>
            <ReasonField />
          </ActForm>
        </Panel>
      ) : null}
      {me.calls.includes('proposeHandPrice') ? (
        <Panel title="Set the price by hand">
          <ActForm act="set" label={`Propose a price for ${asset.toUpperCase()}`}>
            <Hint>
              For when sources fail. Once a second person approves, every process trades at this
              price, whatever the sources say, until the time is over or a member takes it back. It
              can be up to 50% from what the sources last said.
            </Hint>
            <ActField
              label="Price in USD"
              name="priceUsd"
              inputMode="decimal"
              isCode
              required
              maxLength={40}
              autoComplete="off"
            />
            <ChoiceField label="Valid for" name="minutes" options={periods} value="60" />
            <ReasonField />
            <CodeField isSteppedUp={me.isSteppedUp} />
          </ActForm>
        </Panel>
      ) : null}
    </>
  )
}
