/** The names of most crawlers end in "bot". The name CUBOT, a phone brand, also ends in "bot". */
const CRAWLER = /(?:^|[^c]u|[^u])bot|crawl|spider|slurp|facebookexternalhit|mediapartners|bingpreview|archiver/i

/** True if the user agent is a crawler of a search engine or an archive. */
export const isCrawler = (userAgent: string) => CRAWLER.test(userAgent)
