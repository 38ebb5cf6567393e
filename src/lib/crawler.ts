/** "bot" ends the names of most crawlers, and of one maker of telephones: CUBOT. */
const CRAWLER = /(?:^|[^c]u|[^u])bot|crawl|spider|slurp|facebookexternalhit|mediapartners|bingpreview|archiver/i

/** Whether a visit is a machine's that reads pages for a search engine or an archive. */
export const isCrawler = (userAgent: string) => CRAWLER.test(userAgent)
