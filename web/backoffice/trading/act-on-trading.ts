import type { SampleOut, TradingChangeOut } from '@causeway/api/contract'
import { type Acted, actOn, codeThenAct, keepTyped, textIn } from '../act-on.ts'
import type { StaffPage } from '../open-staff-page.ts'

type Asked = readonly { readonly setting: string; readonly value: string }[]

/** What settings would do, before they are proposed. */
export type Preview = {
  readonly asked: Asked
  readonly changes: readonly TradingChangeOut[]
  readonly samples: readonly SampleOut[]
}

/** What came of a form of settings: a sentence, or a preview; and what was typed, which a refusal must not lose. */
export type TradingActed = {
  readonly acted: Acted | undefined
  readonly preview: Preview | null
  readonly typed: Readonly<Record<string, string>>
}

/** A field of a form that is named like a setting. */
const SETTING_FIELD = /^(fees|limits|coin|network|pair|partner|region|payer)\./

/** Previews, proposes or takes back, as the form says; `other`: what the page does beyond that. */
export async function actOnTrading(
  opened: StaffPage,
  form: FormData,
  other: () => Promise<Acted> = async () => ({ problem: 'Unknown act.', done: null, link: null }),
): Promise<TradingActed> {
  const { caller, staff } = opened
  switch (textIn(form, 'act')) {
    case 'preview':
      return previewed(opened, form)
    case 'propose': {
      const asked = { settings: settingsIn(form), reason: textIn(form, 'reason') }
      const answer = await codeThenAct(opened, form, () => staff.proposeTrading(asked, caller))
      return withTyped(actOn(answer, '', ''), form)
    }
    case 'take-back': {
      const asked = { number: textIn(form, 'number'), reason: textIn(form, 'reason') }
      const answer = await codeThenAct(opened, form, () => staff.proposeTakeBack(asked, caller))
      return withTyped(actOn(answer, '', ''), form)
    }
    default:
      return withTyped(await other(), form)
  }
}

/** A refusal of whose sample quotes to show leaves the preview as it was. */
async function previewed({ caller, staff }: StaffPage, form: FormData): Promise<TradingActed> {
  const settings = settingsIn(form)
  const payer = samplePayerIn(form)
  const asked = payer === null ? { settings } : { settings, payer }
  const answer = await staff.previewTrading(asked, caller)
  const shown =
    answer.ok || payer === null ? answer : await staff.previewTrading({ settings }, caller)
  return {
    acted: answer.ok ? undefined : actOn(answer, '', ''),
    preview: shown.ok ? { asked: settings, ...shown.body } : null,
    typed: typedIn(form),
  }
}

function samplePayerIn(form: FormData) {
  const id = textIn(form, 'sampleId').trim().toLowerCase()
  const kind = textIn(form, 'sampleKind') === 'region' ? 'region' : 'partner'
  return id === '' ? null : ({ kind, id } as const)
}

function withTyped(acted: Acted, form: FormData): TradingActed {
  return { acted, preview: null, typed: keepTyped(acted, form).typed ?? {} }
}

function typedIn(form: FormData): Record<string, string> {
  const fields = [...form.entries()].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  return Object.fromEntries(fields)
}

/** The settings that a form names. A new rule’s are named by its coins, and by its partner or country. */
function settingsIn(form: FormData): { setting: string; value: string }[] {
  const text = (name: string) => textIn(form, name).trim().toLowerCase()
  const coins = (from: string, to: string) => [text(from) || '*', text(to) || '*']
  const named: Readonly<Record<string, readonly string[]>> = {
    'pair.new': ['pair', ...coins('pairFrom', 'pairTo')],
    'payer.new': [text('payerKind'), text('payerId'), ...coins('payerFrom', 'payerTo')],
  }
  return [...form.entries()].flatMap(([name, value]) => {
    if (typeof value !== 'string' || !SETTING_FIELD.test(name)) return []
    const [kind = '', word = '', figure = ''] = name.split('.')
    const rule = named[`${kind}.${word}`]
    return [{ setting: rule === undefined ? name : [...rule, figure].join('.'), value }]
  })
}
