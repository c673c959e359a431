/** A picture of the demo content, drawn when the demo is seeded. `title` is the German title of the file. */
export type DemoPicture = { name: string; title: string; width: number; height: number; draw: () => string };
