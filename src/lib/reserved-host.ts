/** Names that RFC 2606 and RFC 6761 reserve for examples and tests. "localhost" itself is the reader's own machine, which instructions may lead to. */
const RESERVED = /(^|\.)(example(\.(com|net|org))?|test|invalid)$|\.localhost$/

/** Says that an address leads to a host that cannot exist, and what to do; undefined for any other address. */
export function describeReservedHost(address: string): string | undefined {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return undefined
  const { hostname } = new URL(address)
  if (!RESERVED.test(hostname)) return undefined
  return `"${address}" leads to "${hostname}", a host name that is reserved for examples and tests. Give an address that exists, or remove the link.`
}
