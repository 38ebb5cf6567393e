import { site } from '@galley/site'

/** The text on a key, and its name for screen readers if that differs. */
type KeyName = readonly [sign: string, name?: string]

/** Returns the names of special keys. Other keys show their text unchanged. */
const listNames = (): Record<string, KeyName> => ({
  meta: [site.texts.controlKeyShort, site.texts.controlKey],
  ctrl: [site.texts.controlKeyShort, site.texts.controlKey],
  alt: ['Alt'],
  shift: [site.texts.shiftKey],
  enter: ['↵', site.texts.enterKey],
  escape: [site.texts.escapeKeyShort, site.texts.escapeKey],
  backspace: ['⌫', site.texts.backspaceKey],
  arrowup: ['↑', site.texts.upKey],
  arrowdown: ['↓', site.texts.downKey],
  arrowleft: ['←', site.texts.leftKey],
  arrowright: ['→', site.texts.rightKey],
})

const listMacNames = (): Record<string, KeyName> => ({
  ...listNames(),
  meta: ['⌘', 'Command'],
  ctrl: ['⌃', site.texts.controlKey],
  alt: ['⌥', 'Option'],
  shift: ['⇧', site.texts.shiftKey],
})

/** Returns the text and name of a key on one kind of device. Only lower-case names are looked up. */
export function nameKey(written: string, isMac: boolean): KeyName {
  const names = isMac ? listMacNames() : listNames()
  return (Object.hasOwn(names, written) && names[written]) || [written]
}
