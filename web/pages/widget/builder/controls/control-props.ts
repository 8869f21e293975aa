import type { WidgetOptionName } from '@causeway/widget/embed'
import type { BuilderData } from '../builder-data.ts'
import type { BuilderState, OptionChange, OptionTexts } from '../state/builder-state.ts'

/** What every control works with. */
export type ControlsProps = Pick<BuilderData, 'coins' | 'networks' | 'refId' | 'programmePath'> & {
  readonly texts: OptionTexts
  readonly state: BuilderState
  readonly change: (change: OptionChange) => void
}

/** What the control of one option works with. */
export type ControlProps = ControlsProps & { readonly name: WidgetOptionName }
