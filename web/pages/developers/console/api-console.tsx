import type { ConsoleMethod } from '@causeway/api/contract'
import { useState } from 'react'
import type { IslandSpec } from '../../../islands/index.ts'
import styles from './api-console.module.css'
import type { ConsoleKey } from './console-key.ts'
import { KeyPanel } from './key-panel.tsx'
import { RequestPanel } from './request-panel.tsx'
import { SwapPanel } from './swap-panel.tsx'

export type ConsoleStart = {
  /** Where programs send their requests to. */
  readonly baseUrl: string
  readonly methods: readonly ConsoleMethod[]
  /** With play money, keys are made at a press, and orders paid. */
  readonly isPlay: boolean
}

/** A key, one request at a time, and with play money a whole exchange. */
function ApiConsole({ baseUrl, isPlay, methods }: ConsoleStart) {
  const [key, setKey] = useState<ConsoleKey | null>(null)
  return (
    <div className={styles.console}>
      <KeyPanel isPlay={isPlay} chosen={key} onChoose={setKey} />
      <RequestPanel baseUrl={baseUrl} methods={methods} chosen={key} />
      {isPlay ? <SwapPanel chosen={key} /> : null}
    </div>
  )
}

export const apiConsole: IslandSpec<ConsoleStart> = {
  name: 'api-console',
  Component: ApiConsole,
  namespaces: ['common', 'developers', 'developerConsole'],
}
