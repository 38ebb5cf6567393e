import * as React from 'react'
import { site } from '@galley/site'
import { onDemand } from '@galley/ui/on-demand'

const AnnouncementBar = onDemand(async () => (await import('./announcement-bar')).AnnouncementBar)

/** The announcement of the site. A site without one loads no code for it. */
export const Announcement = () => site.announcement && <AnnouncementBar {...site.announcement} />
