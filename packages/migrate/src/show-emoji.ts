import { nameToEmoji } from 'gemoji'

/** Replaces names such as ":tada:" by the emoji that most systems show. */
export const showEmoji = (text: string, write: (emoji: string, written: string) => string = (emoji) => emoji) =>
  text.replace(/(?<![\w:]):([a-z0-9_+-]+):(?![\w:])/g, (written, name: string) =>
    Object.hasOwn(nameToEmoji, name) ? write(nameToEmoji[name]!, written) : written,
  )
