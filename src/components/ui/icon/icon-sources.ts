/** Where icons are asked for, in this order; each address has `/{prefix}.json?icons={names}` below it. */
let sources: readonly string[] = []

/** Says where icons that were not known at build come from. To be called once, before any is shown. */
export function setIconSources(addresses: readonly string[]) {
  sources = addresses
}

export const iconSources = () => sources
