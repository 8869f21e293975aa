export { editMessages } from './edit-messages.ts'
export { editedPage } from './edited-page.ts'
export type {
  EditedPages,
  EditedPhrases,
  EditedTexts,
  OperatorContent,
} from './operator-content.ts'
