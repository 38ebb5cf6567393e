import * as React from 'react'
import { ImageFile, type ContentImageFile } from '../../content'

const SIZE_PX = 56

/** The picture of an author, if there is one. The name beside it says who it is. */
export const AuthorPicture = ({ avatar }: { avatar?: Pick<ContentImageFile, 'file'> | null | undefined }) =>
  avatar?.file && <ImageFile image={{ file: avatar.file, width: SIZE_PX, height: SIZE_PX }} alt="" />
