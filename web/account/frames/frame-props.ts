import type { RefObject } from 'react'
import type { SignInActions } from '../sign-in/actions/create-sign-in-actions.ts'
import type { SignInEvent, SignInState } from '../sign-in/sign-in-state.ts'

/** What every frame of the modal is given. */
export type FrameProps = {
  readonly state: SignInState
  readonly dispatch: (event: SignInEvent) => void
  readonly actions: SignInActions
  /** Has focus when the frame appears. */
  readonly first: RefObject<HTMLElement | null>
}
