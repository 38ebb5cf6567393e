export { Avatar, AvatarGroup, type AvatarGroupProps, type AvatarProps } from './avatar'
