export type VideoProvider = 'youtube' | 'vimeo';

const patterns: Record<VideoProvider, RegExp> = { youtube: /^[\w-]{11}$/, vimeo: /^\d{6,12}$/ };

/** Whether the id has the provider's format. */
export function isVideoId(provider: VideoProvider, id: string): boolean {
  return patterns[provider].test(id);
}
