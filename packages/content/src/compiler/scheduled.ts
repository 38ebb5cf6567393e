/** True if the `date` of an entry is after today, in UTC. Until that date the entry is a draft. */
export const isScheduled = ({ date }: { date?: unknown }) =>
  typeof date === 'string' && date > new Date().toISOString().slice(0, 10)
