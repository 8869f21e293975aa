import { oneOf, otherwise, text } from './setting-readers.ts'

/** Where the back office answers, and how many people it takes to move money by hand. */
export const backofficeSettings = {
  BACKOFFICE_HOST: otherwise(
    'every host of the site',
    text(
      '',
      'Host name on which alone the back office answers: `office.example.com` ([guide](docs/guides/back-office.md))',
    ),
  ),
  FOUR_EYES: oneOf(
    ['on', 'off'],
    'Whether a second person must approve what moves money by hand; `off` only if you work alone',
  ),
} as const
