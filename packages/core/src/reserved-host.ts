/** Names that RFC 2606 and RFC 6761 reserve for examples and tests. "localhost" itself is the reader's own machine, which instructions may lead to. */
const RESERVED = /(^|\.)(example(\.(com|net|org))?|test|invalid)$|\.localhost$/

/** Says that a URL leads to a host that cannot exist, and what to do; undefined for any other URL. */
export function describeReservedHost(url: string): string | undefined {
  if (!/^https?:/i.test(url) || !URL.canParse(url)) return undefined
  const { hostname } = new URL(url)
  if (!RESERVED.test(hostname)) return undefined
  return `"${url}" leads to "${hostname}", a host name that is reserved for examples and tests. Give a URL that exists, or remove the link.`
}
