/** The text on a key, and its name for screen readers if that differs. */
type KeyName = readonly [sign: string, name?: string]

/** Names of special keys. Other keys show their text unchanged. */
const keyNames: Record<string, KeyName> = {
  meta: ['Ctrl', 'Control'],
  ctrl: ['Ctrl', 'Control'],
  alt: ['Alt'],
  shift: ['Shift'],
  enter: ['↵', 'Enter'],
  escape: ['Esc', 'Escape'],
  backspace: ['⌫', 'Backspace'],
  arrowup: ['↑', 'Arrow up'],
  arrowdown: ['↓', 'Arrow down'],
  arrowleft: ['←', 'Arrow left'],
  arrowright: ['→', 'Arrow right'],
}

const macKeyNames: Record<string, KeyName> = {
  ...keyNames,
  meta: ['⌘', 'Command'],
  ctrl: ['⌃', 'Control'],
  alt: ['⌥', 'Option'],
  shift: ['⇧', 'Shift'],
}

/** Returns the text and name of a key on one kind of device. Only lower-case names are looked up. */
export function nameKey(written: string, isMac: boolean): KeyName {
  const names = isMac ? macKeyNames : keyNames
  return (Object.hasOwn(names, written) && names[written]) || [written]
}
