import * as React from 'react'
import { site } from '@galley/site'
import { onDemand } from '@galley/ui/on-demand'

const AnnouncementBar = onDemand(async () => (await import('./announcement-bar')).AnnouncementBar)

/** What the site announces above its header; a site that announces nothing loads nothing of it. */
export const Announcement = () => site.announcement && <AnnouncementBar {...site.announcement} />
