import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly'
import { gfmStrikethroughCjkFriendly } from 'micromark-extension-cjk-friendly-gfm-strikethrough'
import type { Processor } from 'unified'

/**
 * Remark plugin that lets emphasis begin and end beside punctuation in Chinese, Japanese and Korean, which use no spaces. In CommonMark,
 * `**「重点」**内容` is not emphasised. Must come after remark-gfm.
 */
export function cjkEmphasis(this: Processor) {
  const data = this.data()
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    cjkFriendlyExtension(),
    gfmStrikethroughCjkFriendly(),
  ]
}
