export type VideoProvider = 'youtube' | 'vimeo';

const patterns: Record<VideoProvider, RegExp> = { youtube: /^[\w-]{11}$/, vimeo: /^\d{6,12}$/ };

/** Whether the provider could have a film of this number. */
export function isVideoId(provider: VideoProvider, id: string): boolean {
  return patterns[provider].test(id);
}
