/** A Markdown file isn’t in the form that its page needs: the message says what is wrong. */
export class WrongMarkdown extends Error {
  /** Counted from 1. */
  readonly line: number

  constructor(line: number, problem: string) {
    super(problem)
    this.name = 'WrongMarkdown'
    this.line = line
  }

  /** `content/articles/de/faq.md:12: …`, a place that terminals and editors open. */
  at(file: string): string {
    return `${file}:${this.line}: ${this.message}`
  }
}
