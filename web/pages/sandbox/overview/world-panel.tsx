import type { SandboxModeRequest, SandboxStateReply } from '@causeway/api/contract'
import type { MessageKey } from '@causeway/content/messages'
import { Button } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { Form } from '../../../client-page/index.ts'
import { formatDateTime } from '../../../i18n/format-date-time.ts'
import { Field } from './field.tsx'
import styles from './form-row.module.css'
import { Panel } from './panel.tsx'
import type { SandboxOutcome } from './play-sandbox.server.ts'

export type WorldPanelProps = {
  readonly outcome: SandboxOutcome | null
  readonly world: SandboxStateReply
}

const worldIntents = ['mine', 'reorganise', 'congest', 'mode', 'clock', '']

/** Blocks, reorganisations, providers that misbehave, and the clock. */
export function WorldPanel({ outcome, world }: WorldPanelProps) {
  const t = useTranslate()
  return (
    <Panel
      id="world"
      lead={t('sandbox.now', { time: `${formatDateTime(world.now, t)} UTC` })}
      outcome={outcome && worldIntents.includes(outcome.intent) ? outcome : null}
    >
      <Form method="post" action="#world" className={styles.row}>
        <input type="hidden" name="intent" value="clock" />
        <NumberField name="seconds" label={t('sandbox.clockSeconds')} value={60} max={31_536_000} />
        <Button type="submit" look="secondary">
          {t('sandbox.clockAdvance')}
        </Button>
      </Form>
      <Form method="post" action="#world" className={styles.row}>
        <input type="hidden" name="intent" value="mine" />
        <ChainSelect world={world} />
        <NumberField name="count" label={t('sandbox.mineCount')} value={1} max={1000} />
        <Button type="submit" look="secondary">
          {t('sandbox.mine')}
        </Button>
      </Form>
      <Form method="post" action="#world" className={styles.row}>
        <input type="hidden" name="intent" value="reorganise" />
        <ChainSelect world={world} />
        <NumberField name="depth" label={t('sandbox.reorganiseDepth')} value={1} max={100} />
        <label className={styles.check}>
          <input type="checkbox" name="drop" value="true" />
          {t('sandbox.reorganiseDrop')}
        </label>
        <Button type="submit" look="secondary">
          {t('sandbox.reorganise')}
        </Button>
      </Form>
      <Form method="post" action="#world" className={styles.row}>
        <input type="hidden" name="intent" value="congest" />
        <ChainSelect world={world} />
        <NumberField name="feeTimes" label={t('sandbox.congestTimes')} value={5} max={1000} />
        <Button type="submit" look="secondary">
          {t('sandbox.congest')}
        </Button>
      </Form>
      <ModeForm world={world} />
    </Panel>
  )
}

const modeNames = {
  ok: 'sandbox.modeOk',
  slow: 'sandbox.modeSlow',
  silent: 'sandbox.modeSilent',
  down: 'sandbox.modeDown',
  garbage: 'sandbox.modeGarbage',
} as const satisfies Record<SandboxModeRequest['mode'], MessageKey>

function ModeForm({ world }: { readonly world: SandboxStateReply }) {
  const t = useTranslate()
  if (world.providers.length === 0) return null
  return (
    <Form method="post" action="#world" className={styles.row}>
      <input type="hidden" name="intent" value="mode" />
      <Field label={t('sandbox.providers')}>
        {(id) => (
          <select id={id} name="provider">
            {world.providers.map(({ kind, provider, mode }) => (
              <option key={`${kind}/${provider}`} value={`${kind}/${provider}`}>
                {kind}/{provider}: {mode}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('sandbox.mode')}>
        {(id) => (
          <select id={id} name="mode">
            {Object.entries(modeNames).map(([mode, name]) => (
              <option key={mode} value={mode}>
                {t(name)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Button type="submit" look="secondary">
        {t('sandbox.apply')}
      </Button>
    </Form>
  )
}

function ChainSelect({ world }: { readonly world: SandboxStateReply }) {
  const t = useTranslate()
  return (
    <Field label={t('sandbox.chain')}>
      {(id) => (
        <select id={id} name="blockchain">
          {world.networks.map(({ blockchain, name, height }) => (
            <option key={blockchain} value={blockchain}>
              {name}: {height}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

type NumberFieldProps = {
  readonly name: string
  readonly label: string
  readonly value: number
  readonly max: number
}

function NumberField({ name, label, value, max }: NumberFieldProps) {
  return (
    <Field label={label}>
      {(id) => (
        <input id={id} type="number" name={name} defaultValue={value} min={1} max={max} required />
      )}
    </Field>
  )
}
