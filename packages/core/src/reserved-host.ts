/** Host names that RFC 2606 and RFC 6761 reserve for examples and tests. Links to "localhost" itself are allowed, because instructions need them. */
const RESERVED = /(^|\.)(example(\.(com|net|org))?|test|invalid)$|\.localhost$/

/** Returns a message with a remedy for a URL with a reserved host name; undefined for any other URL. */
export function describeReservedHost(url: string): string | undefined {
  if (!/^https?:/i.test(url) || !URL.canParse(url)) return undefined
  const { hostname } = new URL(url)
  if (!RESERVED.test(hostname)) return undefined
  return `"${url}" leads to "${hostname}", a host name that is reserved for examples and tests. Give a URL that exists, or remove the link.`
}
