/** Linear channels of a colour with channels 0…255. */
export const toLinear = (channels: readonly number[]): number[] => channels.map((value) => (value / 255) ** 2.2);

/**
 * What an alloy reflects when it is looked at straight: the hue of its `#rrggbb`, as bright as metals of that hue are,
 * since a picture of gold is darker than gold.
 */
export function toReflectance(hex: string): number[] {
  const linear = toLinear([1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)));
  const peak = Math.max(...linear, 1e-3);
  const tint = Math.min(1, 1.5 * (1 - Math.min(...linear) / peak));
  const bright = 1.08 * peak + (0.97 - 1.08 * peak) * tint;
  return linear.map((value) => (value / peak) * bright);
}
