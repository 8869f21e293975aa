import { Unavailable } from '@causeway/core/ports'

/** The provider was silent too long, failed, or said what it does not promise to say. Caught by `answerWithin`. */
export class NoAnswer extends Unavailable {
  override name = 'NoAnswer'
  readonly code: 'timeout' | 'unavailable'

  /** The message must hold no address and no header: keys stand in them. */
  constructor(code: 'timeout' | 'unavailable', message: string) {
    super(message)
    this.code = code
  }
}
