export { editMessages } from './edit-messages.ts'
export type {
  EditedPages,
  EditedPhrases,
  EditedTexts,
  OperatorContent,
} from './operator-content.ts'
export { editedPage } from './operator-content.ts'
