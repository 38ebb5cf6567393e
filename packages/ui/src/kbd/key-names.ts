/** What is on a key, and what screen readers say for it where that is another word. */
type KeyName = readonly [sign: string, name?: string]

/** Keys that are named by their work. Other words are as they are written. */
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

/** What a key is called on this device; only names in lower case are looked up. */
export function nameKey(written: string, isMac: boolean): KeyName {
  const names = isMac ? macKeyNames : keyNames
  return (Object.hasOwn(names, written) && names[written]) || [written]
}
