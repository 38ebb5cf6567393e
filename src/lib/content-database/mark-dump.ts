/** A dump that says its version: a browser can tell whether it got the one that it asked for. */
export const markDump = (version: string, dump: string) => `-- ${version}\n${dump}`

/** The version that a dump says. */
export const versionOfDump = (dump: string) => /^-- (\S+)\n/.exec(dump)?.[1]
