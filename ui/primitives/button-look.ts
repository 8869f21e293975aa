import { classNames } from './class-names.ts'

/** What button and link-button have in common. */
export type ButtonLook = {
  /** `primary`: the one thing to do; `stage`: on the dark stage. */
  readonly look?: 'primary' | 'secondary' | 'quiet' | 'stage' | undefined
  readonly size?: 'medium' | 'large' | undefined
  /** As wide as its surroundings. */
  readonly wide?: boolean | undefined
}

/** The classes of a look. */
export function buttonClass(
  styles: Readonly<Record<string, string>>,
  { look = 'primary', size = 'medium', wide = false }: ButtonLook,
  more?: string,
): string {
  return classNames(
    styles.button,
    styles[look],
    size === 'large' && styles.large,
    wide && styles.wide,
    more,
  )
}
