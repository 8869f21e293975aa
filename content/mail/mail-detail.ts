/** One line of the table in a mail: what it is, what it says, and where that can be seen. */
export type MailDetail = {
  readonly label: string
  readonly value: string
  /** An absolute address; null where there is none. */
  readonly link: string | null
}
