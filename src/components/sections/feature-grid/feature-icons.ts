import drawings from './feature-drawings.json'

export type FeatureIcon = keyof typeof drawings

/** Drawings for features, beside the interface's own. `npm run icons` draws the file from the names in it. */
export const featureIcons: Record<FeatureIcon, { body: string }> = drawings
