/** Whether an entry with these fields is published later: its `date` is after today, in UTC. Until then it is a draft. */
export const isScheduled = ({ date }: { date?: unknown }) =>
  typeof date === 'string' && date > new Date().toISOString().slice(0, 10)
