import type { StaffMe } from '@causeway/api/contract'

/** What the frame of every page says of the person who is signed in. */
export type FrameData = {
  readonly me: StaffMe
  readonly brand: string
  readonly world: 'play' | 'real'
}
