export { Announcement } from './announcement'
