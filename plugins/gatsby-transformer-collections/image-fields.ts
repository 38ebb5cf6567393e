import { isImageUrl } from '@galley/core/image-url'

interface ResolverInfo {
  originalResolver: (source: object, args: object, context: object, info: object) => unknown
}

/** The `File` of an image that is served as it is: one in `static/`, or one of another site. */
class ServedImage {
  children = []
  constructor(readonly publicURL: string) {}
}

/** Resolvers that give images outside of `content/` a `file` with their URL, as vector images have. */
export const imageFields = {
  ContentImage: {
    file: {
      resolve: (source: { path: string }, args: object, context: object, info: ResolverInfo & object) =>
        isImageUrl(source.path) ? new ServedImage(source.path) : info.originalResolver(source, args, context, info),
    },
  },
  File: {
    publicURL: {
      resolve: (source: object, args: object, context: object, info: ResolverInfo & object) =>
        source instanceof ServedImage ? source.publicURL : info.originalResolver(source, args, context, info),
    },
  },
}
