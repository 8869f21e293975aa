import type { PayerFeesOut } from '@causeway/api/contract'
import {
  ActForm,
  DataTable,
  figureText,
  Hint,
  Panel,
  PayerFields,
  pairText,
  payerText,
  Stack,
} from '../../../backoffice/index.ts'
import { RemoveRule, RuleFields } from './rule-fields.tsx'

/** Partners and countries with their own fees, and the form of a rule. */
export function PayerFeesPanel(props: {
  readonly payers: readonly PayerFeesOut[]
  readonly mayChange: boolean
  readonly typed: Readonly<Record<string, string>>
}) {
  const { mayChange, payers, typed } = props
  return (
    <Panel title="Partners and countries with their own fees">
      <Stack>
        <DataTable
          caption="Partners and countries"
          columns={[
            'Orders of',
            'Pair',
            'Service fee',
            'Floating spread',
            'Guaranteed spread',
            ...(mayChange ? ['Act'] : []),
          ]}
          empty="No partner or country has its own fees."
          rows={payers.map((rule) => ({
            key: `${rule.kind} ${rule.id} ${rule.from} ${rule.to}`,
            cells: [
              rule.name === null ? payerText(rule.kind, rule.id) : `${rule.name} (${rule.id})`,
              pairText(rule.from, rule.to),
              figureText(rule.service),
              figureText(rule.floatSpread),
              figureText(rule.fixedSpread),
              ...(mayChange
                ? [
                    <RemoveRule
                      key="act"
                      name={`${rule.kind}.${rule.id}.${rule.from}.${rule.to}`}
                    />,
                  ]
                : []),
            ],
          }))}
        />
        {mayChange ? <RuleForm typed={typed} /> : null}
      </Stack>
    </Panel>
  )
}

function RuleForm({ typed }: { readonly typed: Readonly<Record<string, string>> }) {
  return (
    <ActForm act="preview" label="Preview the rule" look="secondary">
      <Hint>
        A partner’s rule applies to orders by its API keys and widgets, a country’s to visitors from
        there. Leave a coin empty for any coin. The most specific rule wins: a partner’s, then a
        country’s, then a pair’s, then the general fee. To change a rule, enter it again.
      </Hint>
      <PayerFields
        hint="Two letters for a country, such as DE. The page of an order shows its partner’s ID"
        names={['payerKind', 'payerId']}
        typed={typed}
      />
      <RuleFields of="payer" typed={typed} />
    </ActForm>
  )
}
