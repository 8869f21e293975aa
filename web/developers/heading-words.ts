import type { DocHeading } from '@causeway/api/contract'

/** Headings that many pages share, in the languages of the site. */
export const headingWords = {
  parameters: 'developers.headingParameters',
  result: 'developers.headingResult',
  errors: 'developers.headingErrors',
  example: 'developers.headingExample',
} as const satisfies Record<DocHeading, string>
